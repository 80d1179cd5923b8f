// `node scripts/run.mjs FILE.ts …`: installs from the lockfile, then runs one of our TypeScript
// scripts. `--product` before the file: it needs only the product's dependencies.
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './start/install.mjs'
import { at } from './start/paths.mjs'

const [node = '', , ...words] = process.argv
const extent = words[0] === '--product' ? 'product' : 'everything'
if (extent === 'product') words.shift()
const file = words.shift()
if (!file) {
  console.error('Name a script: node scripts/run.mjs scripts/drill/crash.ts')
  process.exit(1)
}
await ensureInstalled(extent)
// The script gets its arguments as if it were run directly.
process.argv = [node, at(file), ...words]
const { register } = await import('tsx/esm/api')
// Packages resolve by their exports, as in the product: no tsconfig `paths`.
register({ tsconfig: false })
await import(pathToFileURL(at(file)).href)
