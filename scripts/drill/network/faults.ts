// Network faults of a class: types, number of each, and their implementation.
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { pause } from '../../harness/wait'
import type { Line } from './line'

export type FaultKind = 'second' | 'halfMinute' | 'fiveMinutes' | 'acknowledgement'

const kinds: FaultKind[] = ['second', 'halfMinute', 'fiveMinutes', 'acknowledgement']
/** Fraction of each among all faults. */
const shares: Record<FaultKind, number> = {
  second: 0.4,
  acknowledgement: 0.25,
  halfMinute: 0.25,
  fiveMinutes: 0.1,
}
const deadSeconds = { second: 1, halfMinute: 30, fiveMinutes: 300 }
/** Time for a player to answer the next question, or the one after it. */
const answerPatienceMs = 25_000
/** Long enough for an answer to be stored, shorter or longer than a client's timeout. */
const deafMs = { least: 100, most: 6000 }

/** A page and its connection; a host does not answer questions. */
export interface Struck {
  line: Line
  game: Pick<LiveGame, 'getState' | 'subscribe'>
  answers: boolean
}

/** `count` faults distributed over this many connections, of each type as evenly as possible. */
export function dealFaults(count: number, lines: { answers: boolean }[]): FaultKind[][] {
  const dealt: FaultKind[][] = lines.map(() => [])
  let turn = 0
  // The longest first: with enough connections each has at most one of them.
  for (const kind of [...kinds].sort((a, b) => shares[a] - shares[b])) {
    const may = lines.flatMap(({ answers }, at) =>
      answers || kind === 'second' || kind === 'halfMinute' ? at : [],
    )
    for (let fault = 0; fault < Math.round(count * shares[kind]); fault++) {
      dealt[may[turn++ % may.length] ?? 0]?.push(kind)
    }
  }
  return dealt.map((faults) => faults.sort(() => Math.random() - 0.5))
}

/** Resolves when the connection works again, to whether an acknowledgement was in flight. */
export async function strike(kind: FaultKind, struck: Struck, longestSeconds: number) {
  const { line } = struck
  if (kind === 'acknowledgement') {
    const isSent = await atNextAnswer(struck, () => line.deafen())
    if (!isSent) line.deafen()
    await pause(deafMs.least + Math.random() * (deafMs.most - deafMs.least))
    line.cut()
    return isSent
  }
  line.die()
  await pause(Math.min(deadSeconds[kind], longestSeconds) * 1000)
  // Like replugging a cable, or like a NAT that has dropped the connection.
  if (Math.random() < 0.5) line.mend()
  else line.cut()
  return false
}

/** Calls `sent` when an answer is sent; false if none was in time. */
function atNextAnswer({ game }: Struck, sent: () => void) {
  return new Promise<boolean>((done) => {
    const last = game.getState().pending?.id
    const end = (isSent: boolean) => {
      clearTimeout(timer)
      unsubscribe()
      done(isSent)
    }
    const timer = setTimeout(end, answerPatienceMs, false)
    const unsubscribe = game.subscribe(() => {
      const { pending, connection } = game.getState()
      if (pending?.status !== 'sending' || pending.id === last || connection !== 'live') return
      sent()
      end(true)
    })
  })
}
