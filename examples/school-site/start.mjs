// `npm run example:school-site`: Pathquest, unless it runs already, and the school beside it.
import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { watchParent } from '../../scripts/start/child.mjs'
import { startSchoolSite } from './server.mjs'

const { PATHQUEST_ORIGIN, PORT = '8080' } = process.env
const pathquest = new URL(PATHQUEST_ORIGIN ?? 'http://localhost:3000').origin
const isUp = async () => (await fetch(`${pathquest}/api/health`).catch(() => null))?.ok ?? false

/**
 * @param {string} why
 * @returns {never}
 */
function giveUp(why) {
  console.error(why)
  process.exit(1)
}

const wasUp = await isUp()
if (!wasUp && PATHQUEST_ORIGIN) giveUp(`Nothing answers at ${pathquest}.`)
const school = await startSchoolSite({ pathquest, port: Number(PORT) }).catch((error) =>
  giveUp(`The school cannot be served on port ${PORT}: ${error.message}`),
)
/** @type {import('node:child_process').ChildProcess | undefined} */
let product
if (!wasUp) {
  console.log('Starting Pathquest …')
  const start = fileURLToPath(new URL('../../scripts/start/start.mjs', import.meta.url))
  const env = { ...process.env, PORT: '3000' }
  product = spawn(process.execPath, [start], { env, stdio: 'inherit' })
  product.once('exit', (code) => process.exit(code ?? 1))
}
let isEnding = false
async function end() {
  if (isEnding) return
  isEnding = true
  await school.stop()
  if (product) product.kill('SIGTERM')
  else process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
watchParent(end)
while (!(await isUp())) await wait(250)
console.log(`The school is at ${school.origin}/careers, Pathquest at ${pathquest}. Ctrl-C ends.`)
