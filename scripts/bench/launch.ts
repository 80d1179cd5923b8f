// `npm run bench:launch -- --json`: a hundred students launching from their course within ten
// seconds, next to the same number of bare requests with the same signatures in the same run.
import { cpuMs, readArgs, report, rounded } from '../harness/figures'
import { ensureInstalled } from '../start/install.mjs'
import { at } from '../start/paths.mjs'

await ensureInstalled()
const { buildAll } = await import('../build/build-all.mjs')
const { startProduct } = await import('../harness/product')
const { playerApi } = await import('../harness/player-api')
const { registerPlatform } = await import('../lti/register-platform')
const { startWorker } = await import('../harness/worker-process')
const { readDemoTeacher } = await import('../harness/demo-teacher')

const { launches, seconds, json } = readArgs({ launches: 100, seconds: 10, json: false })

console.log = json ? console.error : console.log
await buildAll()
const platform = startWorker('scripts/bench/launch/platform.ts')
const { origin: platformOrigin, keysUrl } = await platform.next()
const product = await startProduct()
const floorServer = startWorker('scripts/bench/launch/floor.ts', [
  JSON.stringify({ keysUrl, platformOrigin }),
])
const { origin: floorOrigin, keyFetches: floorFetches } = await floorServer.next()
try {
  const deployment = { issuer: platformOrigin, clientId: 'bench', deploymentId: '1' }
  await registerPlatform(product, {
    ...deployment,
    authUrl: `${platformOrigin}/authorize`,
    tokenUrl: `${platformOrigin}/token`,
    jwksUrl: keysUrl,
  })
  const floor = await load({ origin: floorOrigin, pids: [floorServer.pid], bare: true })
  const real = await load({
    origin: product.origin,
    pids: product.pids(),
    deployment,
    contentId: await anyQuestionSet(),
  })
  platform.send('count')
  const { keyFetches } = await platform.next()
  const figures = {
    launches,
    failed: real.failed,
    p50Ms: real.p50Ms,
    p95Ms: real.p95Ms,
    maxMs: real.maxMs,
    requestsPerLaunch: real.requestsPerLaunch,
    keyFetches: keyFetches - floorFetches,
    cpuPerLaunchMs: real.cpuPerLaunchMs,
    floorMs: floor.p50Ms,
    floorP95Ms: floor.p95Ms,
    floorFailed: floor.failed,
    floorCpuPerLaunchMs: floor.cpuPerLaunchMs,
    cpuRatio: rounded(real.cpuPerLaunchMs / floor.cpuPerLaunchMs),
  }
  for (const reason of [...real.reasons, ...floor.reasons]) console.error(reason)
  report(figures, { failed: 0, floorFailed: 0, p95Ms: 1000, keyFetches: 1 }, json)
} catch (error) {
  console.error(product.output())
  throw error
} finally {
  await floorServer.stop()
  await product.stop()
  await platform.stop()
}

/** The same arrivals against whoever answers; CPU of the answering side alone. */
async function load({ origin, pids, ...wish }) {
  const students = startWorker('scripts/bench/launch/load.ts', [
    JSON.stringify({ origin, platformOrigin, launches, seconds, ...wish }),
  ])
  try {
    await students.next()
    const before = cpuMs(pids)
    students.send('go')
    const taken = await students.next()
    return { ...taken, cpuPerLaunchMs: rounded((cpuMs(pids) - before) / launches, 2) }
  } finally {
    await students.stop()
  }
}

async function anyQuestionSet() {
  const api = playerApi(product.origin)
  const { email, password } = readDemoTeacher(product.dataDir)
  const { cookie } = await api.call('POST', '/api/auth/sign-in', { body: { email, password } })
  return (await api.questionSets(cookie))[0].id
}
