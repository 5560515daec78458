#!/usr/bin/env bash
# Verifies a callback of API v2. Needs bash 4, openssl and base64.
#
#   verify_callback ID TIMESTAMP SIGNATURES BODY_FILE NOW SECRET [SECRET…]
#
# ID, TIMESTAMP, SIGNATURES: the headers webhook-id, webhook-timestamp and
# webhook-signature. BODY_FILE: the raw body. NOW: date +%s. Give two secrets
# while a secret rotates.
#
# Prints nothing on success. On failure, prints the reason: header_missing,
# header_malformed, timestamp_out_of_range, secret_malformed or
# signature_mismatch.

base64_pattern='([A-Za-z0-9+/]{4})+([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?'

refuse() {
  printf '%s\n' "$1"
  return 1
}

verify_callback() {
  local id=$1 timestamp=$2 signatures=$3 body_file=$4 now=$5
  shift 5

  if [[ -z $id || -z $timestamp || -z $signatures ]]; then
    refuse header_missing; return
  fi
  if [[ ! $timestamp =~ ^[0-9]{1,15}$ || " $signatures" != *' v1,'* ]]; then
    refuse header_malformed; return
  fi
  local difference=$((now - 10#$timestamp))
  if ((difference > 300 || difference < -300)); then
    refuse timestamp_out_of_range; return
  fi

  local secret entry key digest found=no entries
  for secret in "$@"; do
    if [[ ! $secret =~ ^whsec_${base64_pattern}$ ]]; then
      refuse secret_malformed; return
    fi
  done

  read -ra entries <<< "$signatures"
  for secret in "$@"; do
    key=$(printf %s "${secret#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \n')
    # Through a pipe: a variable would lose line feeds at the body's end.
    digest=$(
      { printf '%s.%s.' "$id" "$timestamp"; cat "$body_file"; } |
        openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64
    )
    for entry in "${entries[@]}"; do
      if [[ $entry == "v1,$digest" ]]; then found=yes; fi
    done
  done
  if [[ $found == no ]]; then
    refuse signature_mismatch; return
  fi
}
