// `npm run example:lms`: an LMS and Pathquest beside it, registered with each other.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { watchParent } from '../../scripts/start/child.mjs'
import { freePort } from './src/http/listen'
import { createSimulator, type Simulator } from './src/simulator'

const { PORT, LMS_PORT = '0', DATA_DIR } = process.env
const CLIENT_ID = 'pathquest'
const dataDir = DATA_DIR ?? mkdtempSync(join(tmpdir(), 'pathquest-lms-'))
const port = PORT ?? String(await freePort())
const pathquest = `http://localhost:${port}`
const env = { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
const script = (path: string) =>
  fileURLToPath(new URL(`../../scripts/${path}.mjs`, import.meta.url))

let lms: Simulator | undefined
let product: ChildProcess | undefined
let ending = false

async function end(code: number) {
  if (ending) return
  ending = true
  if (product?.exitCode === null) {
    const ended = once(product, 'exit')
    product.kill('SIGTERM')
    await ended
  }
  await lms?.close()
  if (!DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0))
watchParent(() => void end(0))

/** What a command of the product says; its exit code must be 0. */
async function command(name: string, args: string[]) {
  const child = spawn(process.execPath, [script('command'), name, ...args, '--json'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
  return said
}

/** Registers the LMS unless the data folder knows it from an earlier time. */
async function register(lms: Simulator) {
  const known = await command('lti:list', [])
  if (known.includes(JSON.stringify(lms.issuer))) return
  const { authorization_endpoint, token_endpoint, jwks_uri } = lms.configuration()
  const values = {
    name: 'LMS simulator',
    issuer: lms.issuer,
    'client-id': CLIENT_ID,
    'auth-url': authorization_endpoint,
    'token-url': token_endpoint,
    'jwks-url': jwks_uri,
  }
  await command(
    'lti:register',
    Object.entries(values).flatMap(([k, v]) => [`--${k}`, v]),
  )
}

const isUp = async () => (await fetch(`${pathquest}/api/health`).catch(() => null))?.ok ?? false

try {
  console.log('Starting Pathquest and the LMS …')
  lms = await createSimulator({ port: Number(LMS_PORT) })
  lms.registerTool({ clientId: CLIENT_ID, origin: pathquest })
  await register(lms)
  product = spawn(process.execPath, [script('start/start')], { env, stdio: 'inherit' })
  product.once('exit', (code) => void end(code ?? 1))
  while (!(await isUp())) await wait(250)
  console.log(`
  LMS        ${lms.origin}
  Pathquest  ${pathquest}

As a teacher: ${lms.origin}/courses/science-8?as=teacher, then "Add activity from Pathquest".
Students join from windows of their own. Ctrl-C ends both${DATA_DIR ? '' : ', and nothing is kept'}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await end(1)
}
