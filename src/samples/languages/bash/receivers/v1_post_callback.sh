#!/usr/bin/env bash
# Verifies a callback of API v1 by POST. Needs bash 4, openssl and jq.
# The hash covers only auth: confirm the transaction with transaction/find.
#
#   verify_callback BODY_FILE NONCES_FILE POINT:KEY=SECRET [POINT:KEY=SECRET…]
#
# BODY_FILE: the raw body. NONCES_FILE: the nonces of the last 24 hours, one per
# line; append this one when the callback passes.
#
# Prints nothing on success. On failure, prints the reason: body_malformed,
# auth_missing, key_unknown, hash_mismatch or nonce_reused.

refuse() {
  printf '%s\n' "$1"
  return 1
}

verify_callback() {
  local body_file=$1 nonces_file=$2
  shift 2

  # jq skips a byte order mark, which the gateway never sends.
  if [[ $(head -c 1 "$body_file") != '{' ]] || ! jq -e . "$body_file" > /dev/null 2>&1; then
    refuse body_malformed; return
  fi

  local point key nonce hash
  { read -r point; read -r key; read -r nonce; read -r hash; } < <(
    jq -r '.auth | .point // "", .key // "", .nonce // "", .hash // ""' "$body_file"
  )
  if [[ -z $point || -z $key || -z $nonce || -z $hash ]]; then
    refuse auth_missing; return
  fi

  local entry secret=
  for entry in "$@"; do
    if [[ $entry == "$point:$key="* ]]; then secret=${entry#*=}; fi
  done
  if [[ -z $secret ]]; then
    refuse key_unknown; return
  fi

  local digest
  digest=$(printf '%s' "$point:$key:$nonce:$secret" | openssl dgst -sha256 -r)
  if [[ $hash != "${digest%% *}" ]]; then
    refuse hash_mismatch; return
  fi
  if grep -qxF -- "$nonce" "$nonces_file"; then
    refuse nonce_reused; return
  fi
}
