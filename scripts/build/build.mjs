// `npm run build`: the product; with names (`sdk`) those parts alone.

import { ensureInstalled } from '../start/install.mjs'
import { buildAll } from './build-all.mjs'
import { listPackages, writePackages } from './packages/list.mjs'

const names = process.argv.slice(2)
// The package for npm is made with tools that the product does not need.
await ensureInstalled(names.includes('sdk') ? 'everything' : 'product')
await buildAll({ force: true, only: names.length > 0 ? names : undefined })
if (names.length === 0) writePackages(await listPackages())
