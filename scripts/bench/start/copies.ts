// @ts-check
// Folders in which a start is timed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rounded } from '../../harness/figures'

const installPatienceMs = 900_000

/** A package whose start is a minimal server: the time of npm and Node alone. */
export function bareServer(folder: string) {
  mkdirSync(folder)
  const server =
    "require('node:http').createServer((_, res) => res.end()).listen(process.env.PORT, '127.0.0.1')"
  writeFileSync(join(folder, 'server.cjs'), server)
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'bare', scripts: { start: 'node server.cjs' } }),
  )
  return folder
}

/** Seconds that npm takes to install the packages of a start. */
export async function install(folder: string) {
  const since = performance.now()
  const npm = spawn('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: cleanEnv(),
    stdio: ['ignore', 2, 2],
    timeout: installPatienceMs,
  })
  const [code, signal] = await once(npm, 'exit')
  if (code !== 0) throw new Error(`npm ci ended with ${code ?? signal}`)
  return rounded((performance.now() - since) / 1000)
}

/** The environment without the variables set by the npm that runs us. */
export function cleanEnv() {
  const isNpms = /^npm_(?!config_(cache|registry|userconfig)$)|^(NODE_ENV|INIT_CWD)$/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isNpms.test(name)))
}

/** The size of a folder on disk; hard links count once, and symbolic links are not followed. */
export function megabytesOf(folder: string) {
  const seen = new Set<number>()
  const bytesOf = (path: string): number => {
    const stat = lstatSync(path)
    const own = seen.has(stat.ino) ? 0 : stat.blocks * 512
    seen.add(stat.ino)
    const inside = stat.isDirectory() ? readdirSync(path) : []
    return inside.reduce((sum, name) => sum + bytesOf(join(path, name)), own)
  }
  return Math.round(bytesOf(folder) / 1024 / 1024)
}

/** The number of packages npm has installed there; our own are links. */
export function packagesIn(modules: string) {
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8'))
  const all: { link?: boolean; version?: string }[] = Object.values(packages)
  return all.filter(({ link, version }) => !link && version).length
}
