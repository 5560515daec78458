# Reads cases (name|now|secrets|headers|body, the last three in base64) and prints "name reason" for each.
# The first argument is the sample.
source "$1"
decode() { printf %s "$1" | base64 -d; }
body_file=$(mktemp)
trap 'rm -f "$body_file"' EXIT
while IFS='|' read -r name now secrets headers body; do
  id='' timestamp='' signatures=''
  while IFS= read -r line || [[ -n $line ]]; do
    value=${line#*: }
    case "${line%%: *}" in
      [Ww]ebhook-[Ii]d) id=$value ;;
      webhook-timestamp) timestamp=$value ;;
      webhook-signature) signatures=$value ;;
    esac
  done < <(decode "$headers")
  mapfile -t list < <(decode "$secrets")
  decode "$body" > "$body_file"
  reason=$(verify_callback "$id" "$timestamp" "$signatures" "$body_file" "$now" "${list[@]}") && reason=valid
  printf '%s %s\n' "$name" "$reason"
done
