# Reads cases (name|secrets|body|nonces, all but the name in base64) and prints "name reason" for each.
# The first argument is the sample.
source "$1"
decode() { printf %s "$1" | base64 -d; }
body_file=$(mktemp)
nonces_file=$(mktemp)
trap 'rm -f "$body_file" "$nonces_file"' EXIT
while IFS='|' read -r name secrets body nonces; do
  mapfile -t list < <(decode "$secrets")
  decode "$body" > "$body_file"
  decode "$nonces" > "$nonces_file"
  reason=$(verify_callback "$body_file" "$nonces_file" "${list[@]}") && reason=valid
  printf '%s %s\n' "$name" "$reason"
done
