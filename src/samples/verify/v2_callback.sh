#!/usr/bin/env bash
# Verifies a callback of API v2. Needs bash 4, openssl and base64.
#
#   verify_callback ID TIMESTAMP SIGNATURES BODY_FILE NOW SECRET [SECRET…]
#
# The first three are the values of webhook-id, webhook-timestamp and webhook-signature; BODY_FILE holds the raw body,
# NOW is the clock (date +%s). Give two secrets while a secret rotates.
# Succeeds without a word, or prints the reason and fails: header_missing, header_malformed, timestamp_out_of_range,
# secret_malformed, signature_mismatch.

refuse() {
  printf '%s\n' "$1"
  return 1
}

verify_callback() {
  local id=$1 timestamp=$2 signatures=$3 body_file=$4 now=$5
  shift 5

  if [[ -z $id || -z $timestamp || -z $signatures ]]; then refuse header_missing; return; fi
  if [[ ! $timestamp =~ ^[0-9]{1,15}$ || ! " $signatures" =~ ' v1,' ]]; then refuse header_malformed; return; fi
  local difference=$((now - 10#$timestamp))
  if ((difference > 300 || difference < -300)); then refuse timestamp_out_of_range; return; fi

  local secret entry key digest found=no entries
  read -ra entries <<< "$signatures"
  for secret in "$@"; do
    if [[ ! $secret =~ ^whsec_([A-Za-z0-9+/]{4})+([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$ ]]; then
      refuse secret_malformed; return
    fi
  done
  for secret in "$@"; do
    key=$(printf %s "${secret#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \n')
    # The body goes through a pipe, because a variable would lose line feeds at its end.
    digest=$({ printf '%s.%s.' "$id" "$timestamp"; cat "$body_file"; } |
      openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)
    for entry in "${entries[@]}"; do
      if [[ $entry == "v1,$digest" ]]; then found=yes; fi
    done
  done
  if [[ $found == no ]]; then refuse signature_mismatch; return; fi
}
