// `npm run bench:join -- --json`: the CPU time of joining, of the API's process and of the rooms'
// apart, compared with a plain echo in the API's process in the same run.

import { loadavg } from 'node:os'
import { buildAll } from '../build/build.mjs'
import { cpuMs, readArgs, report, rounded, rssMb } from '../harness/figures'
import { freePort, startProduct } from '../harness/product'
import { startWorker } from '../harness/worker-process'
import { at } from '../start/paths.mjs'
import type { JoinFigures } from './join/load'

const { joins, seconds, json } = readArgs({ joins: 300, seconds: 10, json: false })

const echoesPerJoin = 10

/** CPU time in ms, by process. */
interface Used {
  api: number
  rooms: number
}
/** `join` is the request alone, after as many first ones; `seat` has its ticket and socket, too. */
type Phase = 'idle' | 'echo' | 'joinFirst' | 'join' | 'seat'

console.log = json ? console.error : console.log
await buildAll()
const echoPort = await freePort()
const product = await startProduct({
  env: {
    NODE_OPTIONS: `--require=${at('scripts/bench/join/echo.cjs')}`,
    ECHO_PORT: String(echoPort),
    // As by default: a line for each request.
    LOG_LEVEL: 'info',
  },
})
const [api = 0] = product.pids()
const emptyRssMb = rssMb(product.pids())
const rooms = product.roomsPid()
const load = startWorker('scripts/bench/join/load.ts', [
  JSON.stringify({
    origin: product.origin,
    echoOrigin: `http://127.0.0.1:${echoPort}`,
    echoesPerJoin,
    joins,
    seconds,
  }),
])
try {
  const { used, times } = await measure()
  /** What the process does anyway is not the cost of joining. */
  const perJoin = (phase: Phase, name: keyof Used) => (used[phase][name] - used.idle[name]) / joins
  const echoMs = perJoin('echo', 'api') / echoesPerJoin
  const figures = {
    joins,
    seconds,
    loadAverage: rounded(loadavg()[0] ?? Number.NaN),
    emptyRssMb: rounded(emptyRssMb),
    idleApiMs: rounded(used.idle.api),
    echoMs: rounded(echoMs, 3),
    firstJoinApiMs: rounded(perJoin('joinFirst', 'api'), 2),
    joinApiMs: rounded(perJoin('join', 'api'), 2),
    joinRoomsMs: rounded(perJoin('join', 'rooms'), 2),
    seatApiMs: rounded(perJoin('seat', 'api'), 2),
    seatRoomsMs: rounded(perJoin('seat', 'rooms'), 2),
    cpuRatio: rounded(perJoin('join', 'api') / echoMs),
    ...times,
  }
  report(figures, {}, json)
} catch (error) {
  console.error(product.output())
  throw error
} finally {
  await load.stop()
  await product.stop()
}

async function measure() {
  const used = {} as Record<Phase, Used>
  for (;;) {
    const message = await load.next<JoinFigures | { mark: string }>()
    if (!('mark' in message)) return { used, times: message }
    const [phase, edge] = message.mark.split(' ') as [Phase, 'from' | 'to']
    const sign = edge === 'from' ? -1 : 1
    const before = used[phase] ?? { api: 0, rooms: 0 }
    used[phase] = {
      api: before.api + sign * cpuMs([api]),
      rooms: before.rooms + sign * cpuMs([rooms]),
    }
    load.send('go')
  }
}
