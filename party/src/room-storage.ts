import type { Refusal } from '@pathquest/core/errors'
import {
  type Accepted,
  type EndedGame,
  EndedGame as EndedGameSchema,
  type Game,
  type GameEvent,
  type GameSetup,
  LastAnswers,
  LastStandings,
  type LoggedEvent,
  migrateStored,
  readStoredGame,
  replay,
  STORED_FORMAT,
  storedSetup,
} from '@pathquest/core/game'
import type { SessionStatus } from '@pathquest/core/rooms/game-choices'
import type { ServerMessage } from '@pathquest/core/rooms/messages'
import { gameRules } from '@pathquest/modes/game-rules'
import type * as Party from 'partykit/server'
import type { Subject } from './connections'

/** What became of an event: a rule's no, or what whoever asked is told. */
export type Outcome = Omit<Accepted, 'game'> | Refusal

/** What a room does with its game, whether it is played or was ended by a fault. */
export interface RoomState {
  readonly state: { version: number; status: SessionStatus }
  /** `done` runs after the event is stored, or at once with a rule's no. */
  apply(event: GameEvent, done?: (outcome: Outcome) => void): Outcome
  applied(event: GameEvent): Promise<Outcome>
  /** Whether the game counts this one as connected. */
  hasConnected(subject: Subject): boolean
  /** Whenever something is heard: the wall clock may have been moved, and the alarm with it. */
  followClock(): void
  /** Their own view to one recipient; null for a subject that has none. */
  viewFor(subject: Pick<Subject, 'role' | 'id'>): ServerMessage | null
  /** The alarm: whatever is due. Resolves to true when the room's time is over. */
  wake(): Promise<boolean>
  /** Takes no further event and resolves when nothing is being written any more. */
  close(): Promise<void>
}

/**
 * What a room stores: its setup once, a snapshot now and then with the standings that it would end
 * with, and every accepted event since, those of one moment together. Form and schemas:
 * `stored-migrations.ts` and `stored-game.ts` of core.
 *
 * A hosted room's value holds at most 128 KiB and a put at most 128 keys: a text travels in parts
 * that stay below it even where each character takes two bytes.
 */
const PART_LENGTH = 30_000
const KEYS_PER_PUT = 128

export type Entries = Record<string, string | number>

function textEntries(name: string, text: string): Entries {
  const entries: Entries = {}
  let parts = 0
  for (let at = 0; at < text.length; at += PART_LENGTH) {
    entries[`${name}:${parts++}`] = text.slice(at, at + PART_LENGTH)
  }
  entries[name] = String(parts)
  return entries
}

const inOrder = (number: number): string => String(number).padStart(12, '0')
const logKey = (version: number): string => `log:${inOrder(version)}`
const answersKey = (from: number): string => `answers:${inOrder(from)}`

export const setupEntries = (setup: GameSetup): Entries =>
  textEntries('setup', JSON.stringify(storedSetup(setup)))

/** What a game would settle if it ended now; its answers are those that are not stored already. */
export interface Standings {
  standings: LastStandings
  answers: LastAnswers
  answersStored: number
}

/**
 * One atomic put: a restored room reads either the old snapshot or the new one. `game`: with the
 * version of its mode's state.
 */
export const snapshotEntries = (game: object, last: Standings): Entries => ({
  form: STORED_FORMAT,
  ...textEntries('snapshot', JSON.stringify(game)),
  ...standingsEntries(last),
})

export const standingsEntries = ({ standings, answers, answersStored }: Standings): Entries => ({
  ...textEntries('standings', JSON.stringify(standings)),
  question: standings.currentQuestionIndex,
  ...(answers.length > 0 ? textEntries(answersKey(answersStored), JSON.stringify(answers)) : {}),
})

/**
 * Everything anew: what is overwritten or deleted by itself stays in the file for a while. Nothing is
 * awaited in between, so that both are one write.
 */
export async function rewriteRoom(storage: Party.Storage, entries: Entries): Promise<void> {
  await Promise.all([storage.deleteAll(), putAll(storage, entries)])
}

/** However many: puts of one turn are one write, whole or not at all. */
export async function putAll(storage: Party.Storage, entries: Entries): Promise<void> {
  const pairs = Object.entries(entries)
  const puts: Promise<void>[] = []
  for (let at = 0; at < pairs.length; at += KEYS_PER_PUT) {
    puts.push(storage.put(Object.fromEntries(pairs.slice(at, at + KEYS_PER_PUT))))
  }
  await Promise.all(puts)
}

/** An accepted event, and what is to be stored for it. */
export interface Turn {
  /** null: nothing changed, only whoever asked waits for what was before. */
  logged: LoggedEvent | null
  /** Of the game after it. */
  version: number
  /** The game written whole: no event up to it is read again. */
  snapshot: Entries | null
  /** The snapshot is all there is to be of this room: a name is forgotten, or the game settled. */
  isWhole: boolean
  /** Index of the question that opened: all that the standings of the snapshot before lack. */
  opened: number | null
}

/** Turns that are written together: snapshots, and what came after the last one in few rows. */
export function turnEntries(turns: readonly Turn[]): Entries {
  const page = turns.findLastIndex((turn) => turn.snapshot !== null)
  // Of an earlier snapshot the answers stay: the later one does not bring them again.
  const entries: Entries = Object.assign({}, ...turns.map(({ snapshot }) => snapshot ?? {}))
  let row = { key: '', texts: [] as string[], length: PART_LENGTH }
  for (const { logged, version, opened } of turns.slice(page + 1)) {
    if (opened !== null) entries.question = opened
    if (logged === null) continue
    const text = JSON.stringify(logged)
    if (row.length + text.length > PART_LENGTH) row = { key: logKey(version), texts: [], length: 0 }
    row.texts.push(text)
    row.length += text.length
    entries[row.key] = `[${row.texts.join(',')}]`
  }
  return entries
}

async function readText(storage: Party.Storage, name: string): Promise<string | null> {
  const parts = await storage.get<string>(name)
  if (parts === undefined) return null
  const texts: string[] = []
  for (let i = 0; i < Number(parts); i++) {
    texts.push((await storage.get<string>(`${name}:${i}`)) ?? '')
  }
  return texts.join('')
}

export interface StoredRoom {
  setup: GameSetup
  snapshot: Game
  log: LoggedEvent[]
  /** Whether it was stored in a form of before. */
  isOlder: boolean
  /** The standings of the snapshot; null: it comes from a form that had none. */
  standings: LastStandings | null
}

/** What is stored is there and cannot be understood. */
export class UnreadableRoom extends Error {}

function understood<Read>(read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    throw new UnreadableRoom(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Everything that was acknowledged, or null for a room that was never initialised. Throws
 * `UnreadableRoom` where it cannot be understood: `readLastStandings` tells how to end the game.
 */
export async function readRoom(storage: Party.Storage): Promise<StoredRoom | null> {
  const setup = await readText(storage, 'setup')
  const snapshot = await readText(storage, 'snapshot')
  if (setup === null || snapshot === null) return null
  const form = (await storage.get<number>('form')) ?? 1
  const game = understood(() => JSON.parse(snapshot) as { version: number })
  const rows = await storage.list<string>({ start: logKey(game.version + 1), end: 'log;' })
  const standings = await readStandings(storage)
  return understood(() => {
    const log = [...rows.values()].map((text) => JSON.parse(text) as unknown)
    const stored = readStoredGame(
      migrateStored({ setup: JSON.parse(setup), game, log }, form),
      gameRules,
    )
    const isOlder = form !== STORED_FORMAT
    return { setup: stored.setup, snapshot: stored.game, log: stored.log, isOlder, standings }
  })
}

/** Setup, snapshot and log as one game. */
export const gameOf = ({ setup, snapshot, log }: StoredRoom): Game =>
  understood(() =>
    replay(setup, snapshot, log, ({ event }, code) =>
      console.warn(
        JSON.stringify({ event: 'replay_refused', room: setup.sessionId, type: event.type, code }),
      ),
    ),
  )

/** From here on goes the time of a game whose room was away. */
export const newestMoment = ({ setup, standings, log }: StoredRoom): number =>
  Math.max(setup.createdAt, standings?.savedAt ?? 0, log.at(-1)?.at ?? 0)

/** Of a room whatever its state; empty where not even that can be read. */
export async function readSessionId(storage: Party.Storage): Promise<string> {
  const setup = await readText(storage, 'setup')
  try {
    return String((JSON.parse(setup ?? '') as GameSetup).sessionId)
  } catch {
    return (await readStandings(storage))?.sessionId ?? ''
  }
}

async function readStandings(storage: Party.Storage): Promise<LastStandings | null> {
  const text = await readText(storage, 'standings')
  if (text === null) return null
  try {
    const standings = LastStandings.parse(JSON.parse(text))
    const currentQuestionIndex = await storage.get<number>('question')
    return { ...standings, ...(currentQuestionIndex === undefined ? {} : { currentQuestionIndex }) }
  } catch (error) {
    console.error(JSON.stringify({ event: 'standings_unreadable', reason: String(error) }))
    return null
  }
}

/** What the game is ended with when nothing else of it can be read; null: not even that. */
export async function readLastStandings(
  storage: Party.Storage,
): Promise<{ standings: LastStandings; answers: LastAnswers } | null> {
  const standings = await readStandings(storage)
  if (!standings) return null
  const answers: LastAnswers = []
  while (answers.length < standings.answerCount) {
    const text = await readText(storage, answersKey(answers.length))
    // What is missing is gone: the standings count without it.
    if (text === null) break
    answers.push(...LastAnswers.parse(JSON.parse(text)))
  }
  return { standings, answers }
}

export const endedEntries = (ended: EndedGame): Entries =>
  textEntries('ended', JSON.stringify(ended))

/** Set once a fault has ended the game. */
export async function readEnded(storage: Party.Storage): Promise<EndedGame | null> {
  const text = await readText(storage, 'ended')
  return text === null ? null : EndedGameSchema.parse(JSON.parse(text))
}

/** Events that a snapshot already holds are not read again; this frees their room. */
export async function dropLog(storage: Party.Storage, version: number): Promise<void> {
  const range = { start: 'log:', end: logKey(version + 1), limit: KEYS_PER_PUT }
  for (;;) {
    const old = await storage.list(range)
    if (old.size > 0) await storage.delete([...old.keys()])
    if (old.size < KEYS_PER_PUT) return
  }
}
