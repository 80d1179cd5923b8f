// `npm run drill:scale -- --json`: two API servers and three rooms processes on one PostgreSQL, behind
// one address. Classes play while each process in turn is killed or stopped and started again. What
// was acknowledged is stored, what was awarded is awarded once, and no game ends for it.
import { performance } from 'node:perf_hooks'
import { postgresDatabases } from '../../server/test/storage/test-postgres'
import { buildAll } from '../build/build.mjs'
import { percentile, readArgs, report, rounded } from '../harness/figures'
import { playerApi } from '../harness/player-api'
import { until } from '../harness/wait'
import { School } from './scale/classes'
import { type Cluster, startCluster } from './scale/cluster'
import { openRecords, type Records } from './stores/records'

const { kills, classes, players, json } = readArgs({
  kills: 10,
  classes: 6,
  players: 6,
  json: false,
})
const turnsBetween = 2
const apiBackMaxMs = 2_000

console.log = json ? console.error : console.log
await buildAll()
const databases = await postgresDatabases()
let cluster: Cluster | undefined
let records: Records | undefined
try {
  const databaseUrl = await databases.fresh()
  cluster = await startCluster(databaseUrl, { apis: 2, rooms: 3 })
  records = await openRecords(databaseUrl)
  const figures = await play(cluster, records)
  const bounds = {
    lostAcknowledged: 0,
    forgotten: 0,
    rewardsDouble: 0,
    endedWrongly: 0,
    stuck: 0,
    idleStores: 0,
    apiBackMs: apiBackMaxMs,
  }
  report(figures, bounds, json)
} catch (error) {
  console.error(cluster?.output(), error)
  throw error
} finally {
  await records?.close()
  await cluster?.stop()
  await databases.stop()
}
process.exit()

async function play(cluster: Cluster, records: Records) {
  const { origin, apis, rooms } = cluster
  const school = await School.open({ api: playerApi(origin), classes, players })
  // A class has a game; fewer classes than stores leave some idle.
  const busyMax = Math.min(rooms.length, classes)
  const idleStores = busyMax - (await records.countStores(idsOf(school)))
  // Every second victim is an API server; of each kind one after the other.
  const victims = Array.from({ length: kills }, (_, kill) => {
    const kind = kill % 2 === 0 ? rooms : apis
    return kind[Math.floor(kill / 2) % kind.length] as (typeof rooms | typeof apis)[number]
  })
  const [apiBackMs, roomsBackMs]: [number[], number[]] = [[], []]
  for (const [index, victim] of victims.entries()) {
    for (let turn = 0; turn < turnsBetween; turn++) await school.turn()
    await school.renew()
    const isApi = apis.some((one) => one === victim)
    // Every third is stopped, as for an upgrade; the others die.
    const isStop = index % 3 === 2
    await school.turn(async () => {
      const since = performance.now()
      if (!isStop) await victim.kill()
      const away = isStop ? victim.restart() : Promise.resolve()
      if (isApi) apiBackMs.push(await answersSince(origin, since))
      await away
      if (!isStop) await victim.restart()
      if (!isApi) roomsBackMs.push(performance.now() - since)
    })
    await school.comeBack()
    if ((index + 1) % 10 === 0) console.error(`${index + 1} of ${kills} kills`)
  }
  const endedWrongly = await records.countEndedWrongly(
    school.running.filter(({ isOver }) => !isOver).map(({ hosted }) => hosted.id),
    school.over.map(({ hosted }) => hosted.id),
  )
  await school.end()
  const ids = idsOf(school)
  const isSettled = async () => (await records.unsettled(ids)) === 0
  await until('the settlements', isSettled, { patienceMs: 60_000, everyMs: 100 }).catch(() => {})
  return {
    kills,
    games: ids.length,
    players: ids.length * players,
    ...(await records.countLost(school.all.map((running) => ({ running })))),
    forgotten: school.forgotten,
    rewardsDouble: await records.countDouble(ids),
    endedWrongly,
    stuck: school.stuck + (await records.unsettled(ids)),
    idleStores,
    apiBackMs: rounded(Math.max(0, ...apiBackMs)),
    apiBackP50Ms: percentile(apiBackMs, 0.5),
    roomsBackP50Ms: percentile(roomsBackMs, 0.5),
    roomsBackMaxMs: rounded(Math.max(0, ...roomsBackMs)),
  }
}

function idsOf({ all }: School): string[] {
  return all.map(({ hosted }) => hosted.id)
}

/** How long until people are served again at the one address, whichever server does it. */
async function answersSince(origin: string, since: number): Promise<number> {
  const isServed = () =>
    fetch(`${origin}/api/stats`, { signal: AbortSignal.timeout(1_000) }).then(
      async (answer) => {
        await answer.body?.cancel()
        return answer.ok
      },
      () => false,
    )
  await until('the API', isServed, { patienceMs: 30_000 })
  return performance.now() - since
}
