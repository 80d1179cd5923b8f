// `npm run bench:live -- --rooms 20 --players 100 --json`: how fast live games are, compared with a
// plain WebSocket echo measured in the same run with the same load.

import { buildAll } from '../build/build.mjs'
import { cpuMs, readArgs, report, rounded, rssMb } from '../harness/figures'
import type { LoadFigures } from '../harness/load-rooms'
import { startProduct } from '../harness/product'
import { startWorker } from '../harness/worker-process'
import { measureEcho } from './live/measure-echo'

const { rooms, players, json } = readArgs({ rooms: 1, players: 100, json: false })
const sampleMs = 250

console.log = json ? console.error : console.log
await buildAll()
const echo = await measureEcho(rooms * players)
const live = await measureRooms()
const figures = {
  rooms,
  players,
  ...live,
  echoP50Ms: echo.p50Ms,
  echoP99Ms: echo.p99Ms,
  echoCpuPerAnswerUs: echo.cpuPerAnswerUs,
  cpuRatio: rounded(live.cpuPerAnswerUs / echo.cpuPerAnswerUs),
  wholeGameRatio: rounded(live.cpuPerAnswerWholeGameUs / echo.cpuPerAnswerUs),
  burstRatio: rounded(Number(live.burstAckP99Ms) / Number(echo.p99Ms)),
}
const bounds: Record<string, number> =
  rooms === 1
    ? {
        burstRatio: 6,
        resultFanoutP99Ms: 100,
        reactionP99Ms: 300,
        messagesPerPlayerPerQuestion: 5,
        lost: 0,
      }
    : { wholeGameRatio: 12, cpuRatio: 8, burstRatio: 6, lost: 0, rssMb: 700 }
report(figures, bounds, json)

async function measureRooms() {
  // All players of all rooms share one address here.
  const product = await startProduct({
    env: { SOCKETS_PER_ADDRESS: String(4 * rooms * (players + 1) + 1000) },
  })
  const pids = product.pids()
  let peakRssMb = 0
  const sampler = setInterval(() => {
    peakRssMb = Math.max(peakRssMb, rssMb(pids))
  }, sampleMs)
  const load = startWorker('scripts/harness/load-rooms.ts', [
    JSON.stringify({ origin: product.origin, rooms, players }),
  ])
  const marks = { play: 0, played: 0, cost: 0, paid: 0 }
  try {
    for (;;) {
      const message = await load.next<LoadFigures | { mark: keyof typeof marks }>()
      if (!('mark' in message))
        return { ...message, ...costs(marks, message), rssMb: rounded(peakRssMb) }
      marks[message.mark] += cpuMs(pids)
      load.send('go')
    }
  } catch (error) {
    console.error(product.output())
    throw error
  } finally {
    clearInterval(sampler)
    await load.stop()
    await product.stop()
  }
}

/** CPU of all server processes per answer: answers alone (received, stored, acknowledged), and
 * a whole game, with its questions and results shown to all. */
function costs(
  marks: Record<'play' | 'played' | 'cost' | 'paid', number>,
  { answers, answersCosted }: LoadFigures,
) {
  return {
    cpuPerAnswerUs: rounded(((marks.paid - marks.cost) * 1000) / answersCosted),
    cpuPerAnswerWholeGameUs: rounded(((marks.played - marks.play) * 1000) / answers),
  }
}
