// `node scripts/run.mjs FILE.ts …`: installs what the lockfile names, then runs a script of ours
// written in TypeScript. `--product` before the file: it needs no more than the product itself.
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './start/install.mjs'
import { at } from './start/paths.mjs'

const isLight = process.argv[2] === '--product'
await ensureInstalled(isLight ? 'product' : 'everything')

// The script finds its arguments where it would have found them without us.
const [file] = process.argv.splice(1, isLight ? 3 : 2).slice(-1)
if (!file) throw new Error('Name a file: node scripts/run.mjs scripts/drill/crash.ts')
process.argv.splice(1, 0, at(file))
const { register } = await import('tsx/esm/api')
// Packages of ours are what they export, as in the product: no paths of a tsconfig.
register({ tsconfig: false })
await import(pathToFileURL(at(file)).href)
