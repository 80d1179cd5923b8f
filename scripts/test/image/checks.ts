import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverBundle } from '../../build/bundles.mjs'
import { listPackages } from '../../build/packages/list.mjs'
import { rounded } from '../../harness/figures'
import type { RunningImage } from './running-image'

/** Runs a program in the container; resolves to its output. */
type Inside = (...program: string[]) => Promise<string>

const COMPILERS = 'as c++ c89 c99 cc clang g++ gcc ld make npm npx python3 rustc strip tcc'

/** Packages of the image that are not in the list of packages (SBOM): `name@version`. */
export async function unlistedPackages(mounted: string): Promise<string[]> {
  const { components } = await listPackages()
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  return packagesBelow(join(mounted, 'pathquest/node_modules')).filter((one) => !listed.has(one))
}

function packagesBelow(modules: string): string[] {
  if (!existsSync(modules)) return []
  const folders = readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((one) => join(name, one)) : name,
    )
    // Our own are listed by their folders.
    .filter((name) => !name.startsWith('@pathquest/'))
  return folders.flatMap((folder) => {
    const manifest = join(modules, folder, 'package.json')
    const inside = packagesBelow(join(modules, folder, 'node_modules'))
    if (!existsSync(manifest)) return inside
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8'))
    return [`${name}@${version}`, ...inside]
  })
}

/** Programs in the image that translate or install code. */
export async function compilersIn(inside: Inside): Promise<string[]> {
  const search = `for name in ${COMPILERS}; do command -v "$name" || true; done`
  return linesOf(await inside('sh', '-c', search))
}

/** Files of system and program that the image's user may change, but for the server's note. */
export async function writablePaths(inside: Inside): Promise<string[]> {
  const search = 'find /pathquest /usr /etc /opt /var/lib -writable ! -type l 2>/dev/null || true'
  const note = '/pathquest/node_modules/.cache/pathquest/running'
  return linesOf(await inside('sh', '-c', search)).filter((path) => path !== note)
}

/** Loads every package that is not bundled: some lack files only when they are loaded. */
export async function loadPackages(inside: Inside): Promise<void> {
  const names = JSON.stringify(serverBundle.external)
  const program = `for (const name of ${names}) await import(name)`
  await inside('node', '--input-type=module', '--eval', program)
}

/** The home page with one of its scripts, by the address of the running image. */
export async function visitHomePage(origin: string): Promise<void> {
  const page = await fetch(origin)
  const html = await page.text()
  const script = /<script[^>]+src="([^"]+)"/.exec(html)?.[1]
  if (page.status !== 200 || !script) throw new Error(`${origin} answers ${page.status}: ${html}`)
  const { status } = await fetch(new URL(script, origin))
  if (status !== 200) throw new Error(`${script} answers ${status}`)
}

/** Server and rooms are this user's, without capabilities. */
export function checkRights(image: RunningImage, wantedUid: number): void {
  const processes = image.processes()
  for (const { program, uid, capabilities } of processes) {
    if (uid !== wantedUid || /[^0]/.test(capabilities)) {
      throw new Error(`${program} runs as ${uid} with capabilities ${capabilities}`)
    }
  }
  const programs = processes.map(({ program }) => program)
  if (!programs.some((program) => program.endsWith('/workerd'))) {
    throw new Error(`no workerd among ${programs.join(', ')}`)
  }
}

/** A stable mark of what must survive a restart: the generated secrets. */
export const secretsMark = (dataDir: string): string =>
  createHash('sha256')
    .update(readFileSync(join(dataDir, 'secrets.json')))
    .digest('hex')

/** Bytes of all files, in millions; hard links count once. */
export function sizeMb(mounted: string): number {
  const said = execFileSync('du', ['--summarize', '--bytes', mounted], { encoding: 'utf8' })
  return rounded(Number.parseInt(said, 10) / 1e6)
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '')
