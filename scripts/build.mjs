import { buildAll } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
await buildAll({ force: true })
