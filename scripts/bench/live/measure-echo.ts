import { cpuMs, rounded } from '../../harness/figures'
import { startWorker } from '../../harness/worker-process'
import type { EchoFigures } from './echo'

const ECHO_ANSWERS = 20_000

/** The floor of live games: a plain WebSocket echo with so many sockets, all at once. */
export async function measureEcho(sockets: number) {
  const server = startWorker('scripts/bench/live/echo.ts', ['serve'])
  const { port } = await server.next<{ port: number }>()
  const bursts = Math.ceil(ECHO_ANSWERS / sockets)
  const load = startWorker('scripts/bench/live/echo.ts', [
    JSON.stringify({ port, sockets, bursts }),
  ])
  await load.next()
  const before = cpuMs([server.pid])
  load.send('go')
  await load.next()
  const used = cpuMs([server.pid]) - before
  load.send('go')
  const { messages, p50Ms, p99Ms } = await load.next<EchoFigures>()
  await load.stop()
  await server.stop()
  return { p50Ms, p99Ms, cpuPerAnswerUs: rounded((used * 1000) / messages) }
}
