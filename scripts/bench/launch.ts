// `npm run bench:launch -- --json`: a hundred students launching from their course within ten
// seconds, compared with as many minimal requests with the same signatures in the same run.

import { buildAll } from '../build/build.mjs'
import { readDemoTeacher } from '../harness/demo-teacher'
import { cpuMs, readArgs, report, rounded } from '../harness/figures'
import { playerApi } from '../harness/player-api'
import { startProduct } from '../harness/product'
import { registerPlatform } from '../harness/register-platform'
import { startWorker } from '../harness/worker-process'
import type { LaunchChanges, LaunchFigures } from './launch/load'

const { launches, seconds, json } = readArgs({ launches: 100, seconds: 10, json: false })

console.log = json ? console.error : console.log
await buildAll()
const platform = startWorker('scripts/bench/launch/platform.ts')
const { origin: platformOrigin, keysUrl } = await platform.next<PlatformTold>()
const product = await startProduct()
const floorServer = startWorker('scripts/bench/launch/floor.ts', [
  JSON.stringify({ keysUrl, platformOrigin }),
])
const { origin: floorOrigin, keyFetches: floorFetches } = await floorServer.next<{
  origin: string
  keyFetches: number
}>()
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
  const { keyFetches } = await platform.next<{ keyFetches: number }>()
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

interface PlatformTold {
  origin: string
  keysUrl: string
}

/** The answering server, and what is launched there. */
type Target = Omit<LaunchChanges, 'platformOrigin' | 'launches' | 'seconds'> & { pids: number[] }

/** The same arrivals against either server; only the CPU of the answering side is measured. */
async function load({ origin, pids, ...wish }: Target) {
  const students = startWorker('scripts/bench/launch/load.ts', [
    JSON.stringify({ origin, platformOrigin, launches, seconds, ...wish }),
  ])
  try {
    await students.next<unknown>()
    const before = cpuMs(pids)
    students.send('go')
    const taken = await students.next<LaunchFigures>()
    return { ...taken, cpuPerLaunchMs: rounded((cpuMs(pids) - before) / launches, 2) }
  } finally {
    await students.stop()
  }
}

async function anyQuestionSet() {
  const api = playerApi(product.origin)
  const { email, password } = readDemoTeacher(product.dataDir)
  const { cookie } = await api.call<unknown>('POST', '/api/auth/sign-in', {
    body: { email, password },
  })
  return (await api.questionSets(cookie))[0]?.id
}
