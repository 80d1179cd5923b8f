// `npm run audit:licences`: lists the packages of the product, and fails on one that is not allowed.
import { refusedPackages } from '../build/packages/licences.mjs'
import { listPackages, PACKAGES_FILE, writePackages } from '../build/packages/list.mjs'

const list = await listPackages()
writePackages(list)
const refused = refusedPackages(list)
console.log(`${list.components.length} packages are listed in ${PACKAGES_FILE}.`)
for (const line of refused) console.error(`Not allowed: ${line}`)
process.exitCode = refused.length > 0 ? 1 : 0
