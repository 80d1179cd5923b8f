// `npm run api:update`: writes the report of the sdk's public names, types and texts anew.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
await buildAll({ only: ['sdk'] })
const { makeReports, reportFolder } = await import('./lib/api-report.mjs')
rmSync(reportFolder, { recursive: true, force: true })
mkdirSync(reportFolder)
for (const [name, report] of await makeReports()) writeFileSync(join(reportFolder, name), report)
