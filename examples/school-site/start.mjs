// `npm run example:school-site`: Pathquest, unless it runs already, and the school beside it.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startSchoolSite } from './server.mjs'

const { PATHQUEST_ORIGIN, PORT = '8080' } = process.env
const pathquest = new URL(PATHQUEST_ORIGIN ?? 'http://localhost:3000').origin
const isUp = async () => (await fetch(`${pathquest}/api/health`).catch(() => null))?.ok ?? false

let product
if (!(await isUp())) {
  if (PATHQUEST_ORIGIN) {
    console.error(`Nothing answers at ${pathquest}.`)
    process.exit(1)
  }
  console.log('Starting Pathquest …')
  product = spawn(
    process.execPath,
    [new URL('../../scripts/start.mjs', import.meta.url).pathname],
    {
      env: { ...process.env, PORT: '3000' },
      stdio: 'inherit',
    },
  )
  product.once('exit', (code) => process.exit(code ?? 1))
  while (!(await isUp())) await new Promise((next) => setTimeout(next, 250))
}
const school = await startSchoolSite({ pathquest, port: Number(PORT) })
console.log(`The school is at ${school.origin}/careers, Pathquest at ${pathquest}. Ctrl-C ends.`)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await school.stop()
    if (product) product.kill('SIGTERM')
    else process.exit(0)
  })
}
