// `npm run build`: the product; with names (`sdk`) those parts alone.

import { ensureInstalled } from '../start/install.mjs'
import { buildAll } from './build-all.mjs'

await ensureInstalled()
const names = process.argv.slice(2)
await buildAll({ force: true, only: names.length > 0 ? names : undefined })
