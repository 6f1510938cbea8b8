#!/bin/sh
# Publishes the built site on S3 and CloudFront. Needs the AWS command line, signed in.
#   npm run build && sh deploy/s3-cloudfront/publish.sh STACK_NAME
# The first run makes the bucket and the distribution; later runs update headers and files.
set -eu
stack=${1:?"Say a name for the stack: sh deploy/s3-cloudfront/publish.sh callwright"}
base=${NEXT_PUBLIC_BASE_PATH:-}

aws cloudformation deploy --stack-name "$stack" --template-file dist/hosting/s3-cloudfront/template.json
output() {
  aws cloudformation describe-stacks --stack-name "$stack" --output text \
    --query "Stacks[0].Outputs[?OutputKey=='$1'].OutputValue"
}
bucket=$(output Bucket)

# Hashed files first and for ever, so that no page ever names a file that is not there yet; they are not
# deleted, so that a page opened before finds its own.
aws s3 sync out/_next/static "s3://$bucket$base/_next/static" \
  --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=31536000, immutable'
aws s3 sync out "s3://$bucket$base" --delete \
  --exclude '_next/static/*' --exclude '*.br' --exclude '*.gz' --exclude _headers --exclude .nojekyll \
  --cache-control 'public, max-age=0, must-revalidate'
aws s3 cp out/manifest.webmanifest "s3://$bucket$base/manifest.webmanifest" \
  --content-type application/manifest+json --cache-control 'public, max-age=0, must-revalidate'
aws cloudfront create-invalidation --distribution-id "$(output Distribution)" --paths '/*' >/dev/null
echo "Published at $(output Address)$base/"
