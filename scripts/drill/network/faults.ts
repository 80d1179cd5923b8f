// What happens to the lines of a class: which faults, how many of each, and how one strikes.
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { pause } from '../../harness/wait'
import type { Line } from './line'

export type FaultKind = 'second' | 'halfMinute' | 'fiveMinutes' | 'acknowledgement'

const kinds: FaultKind[] = ['second', 'halfMinute', 'fiveMinutes', 'acknowledgement']
/** Share of each among all faults. */
const shares: Record<FaultKind, number> = {
  second: 0.4,
  acknowledgement: 0.25,
  halfMinute: 0.25,
  fiveMinutes: 0.1,
}
const deadSeconds = { second: 1, halfMinute: 30, fiveMinutes: 300 }
/** For a player to answer the next question, or the one after it. */
const answerPatienceMs = 25_000
/** Long enough for an answer to be stored, shorter or longer than a client's patience. */
const deafMs = { least: 100, most: 6000 }

/** A page and its line; a host answers nothing. */
export interface Struck {
  line: Line
  game: Pick<LiveGame, 'getState' | 'subscribe'>
  answers: boolean
}

/** `count` faults for so many lines, each its own, of each kind as nearly as even as can be. */
export function dealFaults(count: number, lines: { answers: boolean }[]): FaultKind[][] {
  const dealt: FaultKind[][] = lines.map(() => [])
  let turn = 0
  // The longest first: a line has one of them at most where there are lines enough.
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

/** Resolves when the line is good again; whether an acknowledgement was on its way. */
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
  // As when a cable is put in again, or when nobody between remembers the connection.
  if (Math.random() < 0.5) line.mend()
  else line.cut()
  return false
}

/** Calls `sent` in the moment in which an answer goes out; false when none did in time. */
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
