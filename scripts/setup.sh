# Sourced by ./run and ./test: installs missing system packages and builds. Says what it does on
# standard error only, so that `./run uhp` can be given to any program that starts an engine.

say() { printf '%s\n' "mandible: $*" >&2; }

die() {
  say "$*"
  exit 1
}

# need_packages LIST...: installs the packages of packages/LIST.txt that are missing.
need_packages() {
  local missing=() package list
  for list in "$@"; do
    while read -r package; do
      [ -n "$package" ] || continue
      dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done < "packages/$list.txt"
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  command -v apt-get > /dev/null || die "please install these packages: ${missing[*]}"
  local sudo=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo > /dev/null || die "run this as root, once: apt-get install ${missing[*]}"
    sudo=(sudo)
  fi
  say "installing ${missing[*]}"
  local log
  log=$(mktemp)
  if ! { "${sudo[@]}" apt-get update -qq && "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
         apt-get install -y -qq --no-install-recommends "${missing[@]}"; } > "$log" 2>&1; then
    tail -n 20 "$log" >&2
    die "installing the packages failed; the whole output is in $log"
  fi
  rm -f "$log"
}

# configure PRESET [OPTION...]: makes build/PRESET ready, and again only when the options change.
configure() {
  local preset=$1 log
  local wanted="$*"
  if [ -e "build/$preset/build.ninja" ] && { [ $# -eq 1 ] ||
     [ "$(cat "build/$preset/configured" 2> /dev/null)" = "$wanted" ]; }; then
    return 0
  fi
  shift
  say "configuring $preset"
  log=$(mktemp)
  if ! cmake --preset "$preset" "$@" > "$log" 2>&1; then
    cat "$log" >&2
    die "configuring $preset failed"
  fi
  rm -f "$log"
  printf '%s' "$wanted" > "build/$preset/configured"
}

# build PRESET TARGET: builds what is out of date, a line a step; silent if that is nothing.
build() {
  local preset=$1 target=$2 line said=
  cmake --build "build/$preset" --target "$target" 2>&1 |
    while IFS= read -r line; do
      case $line in
        *'Re-checking globbed directories'* | 'ninja: no work to do.' | *' warnings generated.') continue ;;
      esac
      [ -n "$said" ] || say "building $preset"
      said=1
      printf '%s\n' "$line" >&2
    done || die "building $preset failed; the messages above say where"
}
