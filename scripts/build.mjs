// `npm run build`: the product; with names (`sdk`) those parts alone.
import { buildAll } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const names = process.argv.slice(2)
await buildAll({ force: true, only: names.length > 0 ? names : undefined })
