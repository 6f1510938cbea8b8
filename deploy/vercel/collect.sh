#!/bin/sh
# Lays the built site out the way Vercel's Build Output API wants it, with the headers that the build made.
set -eu
output=.vercel/output
site="$output/static${NEXT_PUBLIC_BASE_PATH:-}"
rm -rf "$output"
mkdir -p "$site"
cp -R out/. "$site"
# Vercel compresses by itself.
find "$site" \( -name '*.br' -o -name '*.gz' -o -name _headers -o -name .nojekyll \) -delete
cp dist/hosting/vercel/config.json "$output/config.json"
