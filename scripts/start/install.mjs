// Runs before node_modules exists: Node's built-ins alone.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeRegistries } from '../build/registries.mjs'
import { npm } from './child.mjs'
import { at } from './paths.mjs'

const stampFile = at('node_modules/.cache/pathquest/installed.json')

/** Installs what the lockfile names, unless exactly that is there for this Node. */
export async function ensureInstalled() {
  checkNode()
  writeRegistries()
  const wanted = { lock: hashOf(at('package-lock.json')), abi: process.versions.modules }
  const found = readJson(stampFile)
  if (found?.lock === wanted.lock && found.abi === wanted.abi && installedAsLocked()) return
  // A tree that somebody installed by hand counts if it is the lockfile's.
  const otherNode = found !== undefined && found.abi !== wanted.abi
  if (otherNode || !installedAsLocked()) {
    console.log('Installing packages (once, about a minute) …')
    await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  }
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, JSON.stringify(wanted))
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Pathquest needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Compares npm's own record of node_modules with the lockfile. */
function installedAsLocked() {
  const installed = readJson(at('node_modules/.package-lock.json'))?.packages
  if (!installed) return false
  const { packages } = readJson(at('package-lock.json'))
  const names = Object.keys(packages).filter((name) => name.includes('node_modules/'))
  return names.every((name) => {
    const locked = packages[name]
    const found = installed[name]
    if (!found) return Boolean(locked.optional || locked.devOptional || locked.peer)
    return found.version === locked.version && existsSync(at(name))
  })
}

function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}
