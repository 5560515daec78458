#!/usr/bin/env bash
# Verifies a callback of API v1 by GET. Needs bash 4 and openssl.
#
#   verify_callback QUERY SECRET [SECRET…]
#
# QUERY: the raw query, after the question mark. SECRET: the secret of the
# point’s key; give two secrets while you rotate the key.
#
# Prints nothing on success. On failure, prints the reason: query_malformed,
# parameter_repeated, sign_missing or sign_mismatch.

refuse() {
  printf '%s\n' "$1"
  return 1
}

# The bytes that a percent-encoded text stands for, in hex.
to_hex() {
  local text=$1 byte
  hex=
  while [[ -n $text ]]; do
    if [[ $text == %* ]]; then
      byte=${text:1:2} text=${text:3}
    else
      printf -v byte %02X "'${text:0:1}"
      byte=${byte: -2} text=${text:1}
    fi
    hex+=${byte^^}
  done
}

# Percent-encodes bytes given in hex as RFC 3986 defines.
encode() {
  local rest=$1 character
  encoded=
  while [[ -n $rest ]]; do
    printf -v character "\\x${rest:0:2}"
    [[ $character == [A-Za-z0-9._~-] ]] || character=%${rest:0:2}
    encoded+=$character rest=${rest:2}
  done
}

verify_callback() {
  # In this locale, a character is a byte.
  local LC_ALL=C query=$1
  shift

  local broken='%([^0-9A-Fa-f]|$|.[^0-9A-Fa-f]|.$)'
  if [[ $query =~ $broken ]]; then
    refuse query_malformed; return
  fi

  local pair parts name sign= lines= hex encoded
  local -A seen=()
  IFS='&' read -ra parts <<< "$query"
  for pair in "${parts[@]}"; do
    [[ -n $pair ]] || continue
    [[ $pair == *=* ]] || pair+='='
    to_hex "${pair%%=*}"; name=$hex
    if [[ -n ${seen[x$name]} ]]; then
      refuse parameter_repeated; return
    fi
    seen[x$name]=yes
    to_hex "${pair#*=}"; encode "$hex"
    if [[ $name == 7369676E ]]; then
      sign=$encoded
    else
      pair=$encoded; encode "$name"
      lines+="$name $encoded=$pair"$'\n'
    fi
  done
  if [[ -z $sign ]]; then
    refuse sign_missing; return
  fi

  local secret digest signed found=no
  signed=$(printf %s "$lines" | LC_ALL=C sort | cut -d ' ' -f 2 | paste -sd '&' -)
  for secret in "$@"; do
    digest=$(printf %s "$signed" | openssl dgst -sha256 -hmac "$secret" -r)
    if [[ $sign == "${digest%% *}" ]]; then found=yes; fi
  done
  if [[ $found == no ]]; then
    refuse sign_mismatch; return
  fi
}
