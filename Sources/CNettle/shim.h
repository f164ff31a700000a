/// What `Sealing` needs of Nettle: AES-256-GCM, SHA-256 and comparison in constant time.
#include <nettle/gcm.h>
#include <nettle/memops.h>
#include <nettle/sha2.h>
