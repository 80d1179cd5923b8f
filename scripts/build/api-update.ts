// `npm run api:update`: writes the report of the sdk's public names, types and texts anew.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeReports, reportFolder } from './api-report'
import { buildAll } from './build-all.mjs'

await buildAll({ only: ['sdk'] })
rmSync(reportFolder, { recursive: true, force: true })
mkdirSync(reportFolder)
for (const [name, report] of await makeReports()) writeFileSync(join(reportFolder, name), report)
