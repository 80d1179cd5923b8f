// `npm run api:update`: writes the report of the sdk's public names, types and texts anew.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from '../start/install.mjs'
import { buildAll } from './build-all.mjs'

await ensureInstalled()
await buildAll({ only: ['sdk'] })
const { makeReports, reportFolder } = await import('./api-report')
rmSync(reportFolder, { recursive: true, force: true })
mkdirSync(reportFolder)
for (const [name, report] of await makeReports()) writeFileSync(join(reportFolder, name), report)
