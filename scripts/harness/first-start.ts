// The state of a first start of the built product. Writing our content and hashing the passwords of
// the demo accounts takes ten CPU seconds; who does not test a first start begins with a copy.
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { at } from '../start/paths.mjs'
import { startProduct } from './product'

interface FirstStartOptions {
  /** With the demo accounts, whose passwords are in `demo-accounts.json`. */
  hasDemo?: boolean
}

const cache = at('node_modules/.cache/pathquest/first-start')

/** A new data folder in the state after a first start, before anybody came. */
export async function firstStart({ hasDemo = false }: FirstStartOptions = {}): Promise<string> {
  const build = buildHash()
  const made = join(cache, `${build}-${hasDemo ? 'demo' : 'bare'}`)
  if (!existsSync(made)) {
    removeFormerBuilds(build)
    await makeFirstStart(made, hasDemo)
  }
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-'))
  cpSync(made, folder, { recursive: true })
  return folder
}

async function makeFirstStart(folder: string, hasDemo: boolean): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const product = await startProduct({
    isKillable: true,
    ...(!hasDemo && { env: { PATHQUEST_DEMO: 'off' } }),
  })
  // Moved to its place when it is complete: another process may need it, or make it as well.
  const draft = mkdtempSync(join(cache, 'draft-'))
  try {
    const database = new BetterSqlite(join(product.dataDir, 'pathquest.db'), { readonly: true })
    database.prepare('vacuum into ?').run(join(draft, 'pathquest.db'))
    database.close()
    const accounts = 'demo-accounts.json'
    if (hasDemo) cpSync(join(product.dataDir, accounts), join(draft, accounts))
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  } finally {
    await product.stop()
  }
}

/** Eleven megabytes each. */
function removeFormerBuilds(build: string): void {
  if (!existsSync(cache)) return
  for (const name of readdirSync(cache)) {
    if (name.startsWith(build) || name.startsWith('draft-')) continue
    rmSync(join(cache, name), { recursive: true, force: true })
  }
}

function buildHash(): string {
  const hash = createHash('sha256').update(readFileSync(at('server/dist/index.js')))
  const files = readdirSync(at('server/content'), { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((name) => name.endsWith('.json')).sort()) {
    hash.update(name).update(readFileSync(at('server/content', name)))
  }
  return hash.digest('hex').slice(0, 16)
}
