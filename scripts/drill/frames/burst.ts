// The messages of one socket, from its first frame to its last.
import fc from 'fast-check'
import { type BrokenFrame, brokenFrame, masked } from './broken-frames'
import { badText, commandText, nearText, openQuestion } from './messages'

const [continuation, text, binary, ping, pong] = [0, 1, 2, 9, 10]
const fin = 0x80
/** The proxy accepts 16. */
const partsMax = 12

interface Message {
  opcode: number
  payload: Buffer | string
}

export interface Burst {
  messages: Message[]
  /** Payloads of control frames between the others. */
  controls: { opcode: number; payload: Buffer }[]
  last: BrokenFrame | null
  /** Random: where messages are split, masks, where the bytes are cut. */
  dice: number[]
}

const message = (opcode: number, of: fc.Arbitrary<string | Buffer>) =>
  of.map((payload): Message => ({ opcode, payload }))
const raw = fc.uint8Array({ maxLength: 120 }).map((array) => Buffer.from(array))

/** Within the rate limit of a socket: twenty messages, a malformed one counts as six. */
const burstOf = (near: fc.Arbitrary<string>): fc.Arbitrary<Burst> =>
  fc
    .record({
      near: fc.array(message(text, near), { minLength: 3, maxLength: 5, size: 'max' }),
      bad: fc.array(
        fc.oneof(
          { weight: 5, arbitrary: message(text, badText) },
          { weight: 1, arbitrary: message(binary, raw) },
        ),
        { minLength: 1, maxLength: 2, size: 'max' },
      ),
      controls: fc.array(fc.record({ opcode: fc.constantFrom(ping, pong), payload: raw }), {
        maxLength: 8,
        size: 'max',
      }),
      last: fc.option(brokenFrame, { freq: 12 }),
      dice: fc.array(fc.nat(0xffff_ffff), { minLength: 24, maxLength: 24 }),
    })
    .map(({ near, bad, controls, last, dice }) => ({
      messages: mixed([...near, ...bad], dice),
      controls: controls.map(({ opcode, payload }) => ({
        opcode,
        payload: payload.subarray(0, 125),
      })),
      last,
      dice,
    }))

export const bursts = { player: burstOf(nearText), host: burstOf(commandText) }

const mixed = <T>(list: T[], dice: number[]) =>
  list
    .map((one, at) => ({ one, by: dice[at % dice.length] ?? 0 }))
    .sort((a, b) => a.by - b.by)
    .map(({ one }) => one)

/** The frames of a burst except the last; the first and the last message are given. */
export function framesOf(
  { messages, controls, dice }: Burst,
  { first, end, question }: { first: string[]; end: string; question: string },
) {
  let throws = 0
  const next = () => dice[throws++ % dice.length] ?? 0
  const frames: Buffer[] = []
  const waiting = [...controls]
  const say = ({ opcode, payload }: Message) => {
    const whole = Buffer.from(
      typeof payload === 'string' ? payload.replaceAll(openQuestion, question) : payload,
    )
    const parts = partsOf(whole, 1 + (next() % partsMax), next)
    parts.forEach((part, at) => {
      const isLast = at === parts.length - 1
      frames.push(masked((isLast ? fin : 0) | (at === 0 ? opcode : continuation), part, next()))
      const control = !isLast && next() % 4 === 0 ? waiting.shift() : undefined
      if (control) frames.push(masked(fin | control.opcode, control.payload, next()))
    })
  }
  for (const payload of first) say({ opcode: text, payload })
  for (const one of messages) say(one)
  for (const { opcode, payload } of waiting) frames.push(masked(fin | opcode, payload, next()))
  say({ opcode: text, payload: end })
  return { bytes: Buffer.concat(frames), count: frames.length, next }
}

/** Fragments of any length, including empty ones. */
function partsOf(whole: Buffer, count: number, next: () => number) {
  const cuts = Array.from({ length: count - 1 }, () => next() % (whole.length + 1)).sort(
    (a, b) => a - b,
  )
  return [...cuts, whole.length].map((to, at) => whole.subarray(cuts[at - 1] ?? 0, to))
}
