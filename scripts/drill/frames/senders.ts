// The sending process: guests and hosts of games open one socket after another and send a burst on
// each.
import { Agent } from 'node:http'
import { setPriority } from 'node:os'
import fc from 'fast-check'
import { eachAtMost } from '../../harness/player-api'
import { tell } from '../../harness/worker-process'
import { type Burst, bursts } from './burst'
import { Sender, type SendingSeat, type Sent } from './sender'

interface Wish {
  origin: string
  port: number
  /** The minimum number of frames. */
  frames: number
  seed: number
  seats: SendingSeat[]
  /** The number of seats in parallel. */
  lanes: number
}

const wish: Wish = JSON.parse(process.argv[2] ?? '')
const { origin, port, seats, seed } = wish
const tellEveryMs = 5_000
/** Few: generating them blocks this process. */
const burstsAtOnce = 20

const sent: Sent = { frames: 0, sockets: 0, broken: {}, answers: {}, silent: 0, promised: [] }
const making = { player: makeBursts('player'), host: makeBursts('host') }

async function sendFrom(share: SendingSeat[], lane: number) {
  const address = `127.0.2.${lane + 1}`
  const agent = new Agent({ keepAlive: true, localAddress: address })
  const senders = share.map((seat) => new Sender(seat, { origin, port, address, agent }, sent))
  for (let turn = 0; sent.frames < wish.frames; turn++) {
    const sender = senders[turn % senders.length]
    if (!sender) return
    const next = making[sender.role].next()
    if (next.done) return
    await sender.say(next.value)
  }
  for (const { role, promised } of senders) if (role === 'player') sent.promised.push(promised)
}

/** Endless, deterministic by the seed. */
function* makeBursts(role: SendingSeat['role']): Generator<Burst, undefined> {
  for (let next = seed; ; next++) {
    yield* fc.sample(bursts[role], { numRuns: burstsAtOnce, seed: next })
  }
}

// Real senders use other machines: here they run at a lower priority than the product.
setPriority(10)
const telling = setInterval(() => tell({ frames: sent.frames }), tellEveryMs)
const shares = Array.from({ length: wish.lanes }, (_, lane) =>
  seats.filter((_, at) => at % wish.lanes === lane),
)
await eachAtMost(wish.lanes, shares, sendFrom)
clearInterval(telling)
tell(sent)
process.disconnect()
