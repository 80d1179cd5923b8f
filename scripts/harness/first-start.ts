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

/** The folder of a first start, not to be written to: made once for a build and its content. */
export async function firstStartFolder({ hasDemo = false }: FirstStartOptions = {}) {
  const folder = join(cache, `${buildHash()}-${hasDemo ? 'demo' : 'bare'}`)
  if (!existsSync(folder)) await makeFirstStart(folder, hasDemo)
  return folder
}

/** A new data folder in the state after a first start, before anybody came. */
export async function firstStart(options: FirstStartOptions = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-'))
  cpSync(await firstStartFolder(options), folder, { recursive: true })
  return folder
}

async function makeFirstStart(folder: string, hasDemo: boolean): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(join(cache, 'draft-'))
  const product = await startProduct({
    isKillable: true,
    ...(!hasDemo && { env: { PATHQUEST_DEMO: 'off' } }),
  })
  try {
    const database = new BetterSqlite(join(product.dataDir, 'pathquest.db'), { readonly: true })
    database.prepare('vacuum into ?').run(join(draft, 'pathquest.db'))
    database.close()
    if (hasDemo)
      cpSync(join(product.dataDir, 'demo-accounts.json'), join(draft, 'demo-accounts.json'))
  } finally {
    await product.stop()
  }
  // Another process may have been as fast.
  if (existsSync(folder)) rmSync(draft, { recursive: true })
  else renameSync(draft, folder)
}

function buildHash(): string {
  const hash = createHash('sha256').update(readFileSync(at('server/dist/index.js')))
  const files = readdirSync(at('server/content'), { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((name) => name.endsWith('.json')).sort()) {
    hash.update(name).update(readFileSync(at('server/content', name)))
  }
  return hash.digest('hex').slice(0, 16)
}
