/// What `Sealing` needs of Nettle: AES-256-GCM, SHA-256 and comparison in constant time.
#pragma once

#include <string.h>

#include <nettle/gcm.h>
#include <nettle/memops.h>
#include <nettle/sha2.h>

/// Seals `count` bytes in place under a key that `gcm_aes256_set_key` prepared; writes 16 bytes
/// of tag. The key is only read, so any number of threads may share it.
static inline void slip_gcm_seal(
    const struct gcm_aes256_ctx *key, const uint8_t *nonce, size_t header_count,
    const uint8_t *header, size_t count, uint8_t *bytes, uint8_t *tag) {
  nettle_cipher_func *cipher = (nettle_cipher_func *)nettle_aes256_encrypt;
  struct gcm_ctx turn;
  gcm_set_iv(&turn, &key->key, GCM_IV_SIZE, nonce);
  gcm_update(&turn, &key->key, header_count, header);
  gcm_encrypt(&turn, &key->key, &key->cipher, cipher, count, bytes, bytes);
  gcm_digest(&turn, &key->key, &key->cipher, cipher, GCM_DIGEST_SIZE, tag);
}

/// Opens `count` sealed bytes into `bytes` and answers 1 if the tag is theirs. If it is not, the
/// answer is 0 and `bytes` holds zeros.
static inline int slip_gcm_open(
    const struct gcm_aes256_ctx *key, const uint8_t *nonce, size_t header_count,
    const uint8_t *header, size_t count, const uint8_t *sealed, const uint8_t *tag,
    uint8_t *bytes) {
  nettle_cipher_func *cipher = (nettle_cipher_func *)nettle_aes256_encrypt;
  struct gcm_ctx turn;
  uint8_t expected[GCM_DIGEST_SIZE];
  gcm_set_iv(&turn, &key->key, GCM_IV_SIZE, nonce);
  gcm_update(&turn, &key->key, header_count, header);
  gcm_decrypt(&turn, &key->key, &key->cipher, cipher, count, bytes, sealed);
  gcm_digest(&turn, &key->key, &key->cipher, cipher, GCM_DIGEST_SIZE, expected);
  if (memeql_sec(expected, tag, GCM_DIGEST_SIZE)) return 1;
  memset(bytes, 0, count);
  return 0;
}

/// Overwrites `count` bytes with zeros; the compiler may not leave it out.
static inline void slip_wipe(void *bytes, size_t count) {
  memset(bytes, 0, count);
  __asm__ __volatile__("" : : "r"(bytes) : "memory");
}
