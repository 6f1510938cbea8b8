import { readFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** The test, or the script of CI, that runs a command of the documents or does the same. */
export const RUN_BY: Record<string, string> = {
  'npm ci': '.ci/run',
  'npm pack ./dist/package': 'tests/package/package.test.ts',
  // They make the same project by hand and install the same file.
  'npm init -y': 'tests/package/package.test.ts',
  'npm pkg set type=module': 'tests/package/package.test.ts',
  [`npm install ../path/to/callwright-${version}.tgz`]: 'tests/package/package.test.ts',
  [`npm install ../path/to/callwright-${version}.tgz tsx typescript @types/node`]:
    'tests/package/package.test.ts',
  [`npm install @vapi-ai/web@file:../path/to/callwright-${version}.tgz`]:
    'tests/package/official-names.test.ts',
  'npm install @vapi-ai/web@npm:callwright': 'tests/package/official-names.test.ts',
  'npm pack ./dist/package --pack-destination dist': 'tests/examples/examples.spec.ts',
  [`npm install ../../dist/callwright-${version}.tgz`]: 'tests/examples/examples.spec.ts',
  'npx tsx recipe.ts': 'tests/unit/api/recipes.test.ts',
  'export VOICE_TOKEN=…': 'tests/unit/api/recipes.test.ts',
  // In folders of its own, below a root of its own.
  'sudo mkdir -p /var/www/callwright': 'tests/hosting/hosting.spec.ts',
  'sudo cp -R out/. /var/www/callwright/': 'tests/hosting/hosting.spec.ts',
  'sudo cp dist/hosting/nginx/callwright.conf /etc/nginx/sites-available/callwright':
    'tests/hosting/hosting.spec.ts',
  'sudo ln -sf ../sites-available/callwright /etc/nginx/sites-enabled/callwright':
    'tests/hosting/hosting.spec.ts',
  'sudo rm -f /etc/nginx/sites-enabled/default': 'tests/hosting/hosting.spec.ts',
  'sudo nginx -t': 'tests/hosting/hosting.spec.ts',
  'sudo cp dist/hosting/caddy/Caddyfile /etc/caddy/Caddyfile': 'tests/hosting/hosting.spec.ts',
  'sudo cp -R out/. dist/hosting/apache/.htaccess /var/www/callwright/': 'tests/hosting/hosting.spec.ts',
  'sudo cp dist/hosting/apache/callwright.conf /etc/apache2/sites-available/callwright.conf':
    'tests/hosting/hosting.spec.ts',
  'sudo a2enmod headers rewrite': 'tests/hosting/hosting.spec.ts',
  'sudo a2dissite 000-default': 'tests/hosting/hosting.spec.ts',
  'sudo a2ensite callwright': 'tests/hosting/hosting.spec.ts',
  'sudo apachectl configtest': 'tests/hosting/hosting.spec.ts',
}

/** What no test can run, and what each would need. */
export const NOT_RUN: Record<string, readonly string[]> = {
  'a server': [
    'ssh you@server.example mkdir -p callwright/dist',
    'scp -r out you@server.example:callwright/',
    'scp -r dist/hosting you@server.example:callwright/dist/',
  ],
  'a domain': ['sudo certbot --nginx', 'sudo certbot --nginx --reinstall', 'sudo certbot --apache'],
  'an administrator': [
    'sudo systemctl reload apache2',
    'sudo systemctl reload nginx',
    'sudo systemctl reload caddy',
    'apt-get install festival festvox-us-slt-hts flite sox lame',
  ],
  'an account': [
    'npx wrangler deploy',
    'npx wrangler pages deploy out --project-name NAME',
    'npm publish ./dist/package --access public',
  ],
  'a person who answers': ['npx changeset'],
  'another version of Node': ['npm install --engine-strict'],
  'the network': ['npx sirv-cli .'],
}
