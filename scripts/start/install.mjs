// @ts-check
// Runs before node_modules exists: uses only Node's built-ins.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeRegistries } from '../build/registries.mjs'
import { npm as runNpm } from './child.mjs'
import { at } from './paths.mjs'

/**
 * The product's dependencies (`dependencies`), or the development tools, too (`devDependencies`).
 * @typedef {'product' | 'everything'} Extent
 */

/** Written by npm whenever it has changed node_modules, and only when it finished. */
const treeFile = at('node_modules/.package-lock.json')
const stampFile = at('node_modules/.cache/pathquest/installed.json')

/**
 * Installs from the lockfile, unless exactly that is installed for this Node version. An existing
 * installation is only extended: a start after the tests removes nothing.
 * @param {Extent} [asked]
 * @param {() => Promise<void>} [work] Needs no compiled package, so it does not wait for SQLite.
 */
export async function ensureInstalled(asked = 'everything', work = async () => {}) {
  checkNode()
  writeRegistries()
  const lock = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex')
  const abi = process.versions.modules
  const found = readJson(stampFile)
  const extent = found?.extent === 'everything' ? 'everything' : asked
  const wanted = { lock, abi, extent }
  const isSame = found?.lock === lock && found.abi === abi && found.extent === extent
  if (isSame && found.tree === treeTime()) return work()
  // For another Node version, or compiling was interrupted.
  const isBroken = found !== undefined && (found.abi !== abi || found.isUnfinished)
  if (isBroken || !existsSync(treeFile)) {
    console.log('Installing packages (once, a minute or two) …')
    await npm(['ci', '--ignore-scripts'], extent)
    writeStamp({ ...wanted, isUnfinished: true })
    console.log('Compiling SQLite, unless a prebuilt binary is available …')
    await Promise.all([npm(['rebuild'], extent), work()])
  } else {
    // A manual installation is accepted if it matches the lockfile. Correct packages are left
    // alone, so that SQLite is not compiled a second time.
    if (!isInstalled(extent)) {
      console.log('Installing missing packages …')
      await npm(['install', '--no-save'], extent)
    }
    await work()
  }
  writeStamp({ ...wanted, tree: treeTime() })
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Pathquest needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/**
 * @param {string[]} command
 * @param {Extent} extent
 */
async function npm(command, extent) {
  const scope = extent === 'product' ? '--omit=dev' : '--include=dev'
  await runNpm([...command, scope, '--no-audit', '--no-fund', '--loglevel=error'])
}

/**
 * Compares npm's own record of node_modules with the lockfile.
 * @param {Extent} extent
 */
function isInstalled(extent) {
  const installed = readJson(treeFile)?.packages
  if (!installed) return false
  const { packages } = readJson(at('package-lock.json'))
  const names = Object.keys(packages).filter((name) => name.includes('node_modules/'))
  return names.every((name) => {
    const locked = packages[name]
    if (extent === 'product' && locked.dev) return true
    const found = installed[name]
    if (!found) return Boolean(locked.optional)
    return found.version === locked.version && existsSync(at(name))
  })
}

/** @param {object} stamp */
function writeStamp(stamp) {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, JSON.stringify(stamp))
}

function treeTime() {
  return statSync(treeFile, { throwIfNoEntry: false })?.mtimeMs
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}
