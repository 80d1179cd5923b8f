// `npm run test:lti -- --json`: launches of every kind, right and wrong, over HTTP against the built
// product; exactly those that must be are accepted.

import { createSimulator } from '../../examples/lms-simulator/src/simulator'
import { buildAll } from '../build/build-all.mjs'
import { openDatabase } from '../harness/database'
import { readArgs } from '../harness/figures'
import { startProduct } from '../harness/product'
import { makeLab, type Platforms } from './case'
import { runLaunchCases } from './cases'
import { registerPlatform } from './register-platform'

const { json } = readArgs({ json: false })
console.log = json ? console.error : console.log
await buildAll()
const product = await startProduct()
const lab = await makeLab()
const lms = await createSimulator()
const database = openDatabase(product.dataDir)
try {
  const { byHand } = lab.platforms
  for (const platform of Object.values(lab.platforms)) {
    // One that is named binds all by hand.
    const named = platform === byHand ? { deploymentId: '1' } : {}
    await registerPlatform(product, { ...platform.registration, ...named })
  }
  const { clientId } = lms.registerTool({ origin: product.origin })
  await registerPlatform(product, {
    issuer: lms.origin,
    clientId,
    authUrl: `${lms.origin}/authorize`,
    tokenUrl: `${lms.origin}/token`,
    jwksUrl: `${lms.origin}/jwks`,
  })
  prepare(lab.platforms)
  let hasEnded = false
  product.exited.then(() => {
    hasEnded = true
  })
  const isAlive = async () => !hasEnded && (await fetch(`${product.origin}/api/health`)).ok
  show(await runLaunchCases({ origin: product.origin, isAlive, database, lab, lms }))
} catch (error) {
  console.error(product.output())
  throw error
} finally {
  database.close()
  await lab.host.stop()
  await lms.close()
  await product.stop()
}
process.exit()

/** What the command line does not offer: a stopped platform, deployments of more than one platform. */
function prepare({ byHand, inactive, b }: Platforms) {
  const update = (sql: string, ...values: string[]) => database.prepare(sql).run(...values)
  update('update lti_platforms set is_active = 0 where client_id = ?', inactive.clientId)
  const bind = `insert into lti_deployments (platform_id, deployment_id, created_at)
    select id, ?, created_at from lti_platforms where client_id = ?`
  update(bind, '2', byHand.clientId)
  update(bind, 'only-b', b.clientId)
}

function show(figures: Awaited<ReturnType<typeof runLaunchCases>>) {
  if (json) process.stdout.write(`${JSON.stringify(figures)}\n`)
  else console.log(figures)
  const isGood =
    figures.wrong.length === 0 &&
    figures.crashes === 0 &&
    figures.cases >= 200 &&
    figures.keyFetches <= 1 &&
    figures.strays === 0
  if (!isGood) process.exitCode = 1
}
