// Packs the sdk as npm would publish it, installs it here and starts Vite.
import { execFileSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const sdk = join(here, '../../packages/sdk')
const shell = process.platform === 'win32'
const npm = (cwd, ...args) =>
  execFileSync('npm', args, { cwd, shell, stdio: ['ignore', 'pipe', 'inherit'] }).toString()

npm(sdk, 'run', 'build')
const packed = npm(sdk, 'pack', '--json', '--ignore-scripts', '--pack-destination', here)
renameSync(join(here, JSON.parse(packed)[0].filename), join(here, 'pathquest-sdk.tgz'))
// The file keeps its name and version: without these npm would think that it has it already.
rmSync(join(here, 'node_modules/@pathquest'), { recursive: true, force: true })
rmSync(join(here, 'node_modules/.package-lock.json'), { force: true })
npm(here, 'install')

const { createServer } = await import('vite')
const server = await createServer({ root: here })
await server.listen()
server.printUrls()
