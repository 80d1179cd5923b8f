// `node scripts/run.mjs FILE.ts …`: installs what the lockfile names, then runs a script of ours
// written in TypeScript. `--product` before the file: it needs no more than the product itself.
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
// The script finds its arguments where it would have them without us.
process.argv = [node, at(file), ...words]
const { register } = await import('tsx/esm/api')
// Packages are what they export, as in the product: no paths of a tsconfig.
register({ tsconfig: false })
await import(pathToFileURL(at(file)).href)
