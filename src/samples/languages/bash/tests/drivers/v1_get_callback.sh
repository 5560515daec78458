# Reads cases (name|secrets|query, all but the name in base64) and prints "name reason" for each.
# The first argument is the sample.
source "$1"
decode() { printf %s "$1" | base64 -d; }
while IFS='|' read -r name secrets query; do
  mapfile -t list < <(decode "$secrets")
  reason=$(verify_callback "$(decode "$query")" "${list[@]}") && reason=valid
  printf '%s %s\n' "$name" "$reason"
done
