import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port'

/** A web server that serves the exported site from its generated file. */
export interface WebServer {
  url: string
  stop: () => Promise<void>
}

const OUT = path.resolve('out')
const hostingFile = (name: string) => readFileSync(path.resolve('dist/hosting', name), 'utf8')

const findProgram = (name: string): string | undefined =>
  ['/usr/sbin', '/usr/bin', '/usr/local/bin']
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))

/** The server's program; Debian's package is installed where that is possible. */
function ensureProgram(name: string, packages: readonly string[]): string {
  const found = findProgram(name)
  if (found) return found
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  // No service of its own is started: the tests start what they need, as themselves.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'ignore',
    env,
  })
  const installed = findProgram(name)
  if (!installed) throw new Error(`${name} was installed but cannot be found.`)
  return installed
}

async function untilAnswers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output()}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The server does not answer: ${output()}`)
}

async function run(program: string, args: string[], port: number, folder: string): Promise<WebServer> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://localhost:${port}`
  try {
    await untilAnswers(url, child, () => output)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

const workFolder = () => mkdtempSync(path.join(tmpdir(), 'web-server-'))
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export async function startNginx(): Promise<WebServer> {
  const program = ensureProgram('nginx', ['nginx', 'libnginx-mod-http-brotli-static'])
  const [folder, port] = [workFolder(), await freePort()]
  const site = hostingFile('nginx/callwright.conf')
    .replace('listen 80;', `listen ${port};`)
    .replace('root /var/www/callwright;', `root ${OUT};`)
    .replace('#brotli_static on;', existsSync(BROTLI_MODULE) ? 'brotli_static on;' : '')
  writeFileSync(path.join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${existsSync(BROTLI_MODULE) ? `load_module ${BROTLI_MODULE};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
events {}
http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; sendfile on;
${temporary.join(' ')} include ${folder}/site.conf; }`,
  )
  return run(program, ['-e', 'stderr', '-c', path.join(folder, 'nginx.conf')], port, folder)
}

export async function startApache(): Promise<WebServer> {
  const program = ensureProgram('apache2', ['apache2'])
  const [folder, port] = [workFolder(), await freePort()]
  // The site's own folder stays as it is: Apache sees it through a link, with the file beside its pages.
  const access = hostingFile('apache/.htaccess')
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'setenvif', 'env', 'alias']
  writeFileSync(
    path.join(folder, 'httpd.conf'),
    `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerRoot ${folder}
ServerName localhost
Listen ${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
LogLevel warn
TypesConfig /etc/mime.types
DocumentRoot ${OUT}
<Directory ${OUT}>
Require all granted
${access}
</Directory>
`,
  )
  return run(program, ['-D', 'FOREGROUND', '-f', path.join(folder, 'httpd.conf')], port, folder)
}

export async function startCaddy(): Promise<WebServer> {
  const program = ensureProgram('caddy', ['caddy'])
  const [folder, port] = [workFolder(), await freePort()]
  const site = hostingFile('caddy/Caddyfile')
    .replace(/^[^(\s]\S* \{$/m, `http://localhost:${port} {`)
    .replace('root * /var/www/callwright', `root * ${OUT}`)
  writeFileSync(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`)
  const args = ['run', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')]
  return run(program, args, port, folder)
}
