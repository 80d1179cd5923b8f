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
  storedAnswers,
  storedSetup,
} from '@pathquest/core/game'
import type { SessionStatus } from '@pathquest/core/rooms/game-choices'
import type { ServerMessage } from '@pathquest/core/rooms/messages'
import { gameRules } from '@pathquest/modes/game-rules'
import type * as Party from 'partykit/server'
import type { Subject } from './connections'

/** The result of an event: a refusal by the rules, or the answer to the requester. */
export type Outcome =
  | (Omit<Accepted, 'game'> & {
      /** The version of the first view that shows the requester what it did; absent: none follows. */
      shownFrom?: number
    })
  | Refusal

/** What a room does with its game, whether it is being played or was ended by a fault. */
export interface RoomState {
  readonly state: { version: number; status: SessionStatus }
  /** `done` runs after the event is stored, or at once if the rules refuse it. */
  apply(event: GameEvent, done?: (outcome: Outcome) => void): Outcome
  applied(event: GameEvent): Promise<Outcome>
  /** Whether the game counts this subject as connected. */
  hasConnected(subject: Subject): boolean
  /** Whether this player's reactions are shown now. */
  mayReact(playerId: string): boolean
  /** Call on every message: the wall clock may have been set, and the alarm with it. */
  followClock(): void
  /** The view of one recipient; null for a subject that has none. */
  viewFor(subject: Pick<Subject, 'role' | 'id'>): ServerMessage | null
  /** On the alarm: runs whatever is due. Resolves to true when the room can be erased. */
  wake(): Promise<boolean>
  /** Accepts no further event and resolves when no write is pending. */
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

/** What a game would settle if it ended now; `answers` are those that are not stored already. */
export interface Standings {
  standings: LastStandings
  answers: LastAnswers
  answersStored: number
}

/**
 * One atomic put: a restored room reads either the old snapshot or the new one. `game` includes the
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
  ...(answers.length > 0
    ? textEntries(answersKey(answersStored), JSON.stringify(storedAnswers(answers)))
    : {}),
})

/**
 * Replaces everything that is stored: values that are overwritten or deleted singly stay in the
 * file for a while. Nothing is awaited in between, so that both are one write.
 */
export async function rewriteRoom(storage: Party.Storage, entries: Entries): Promise<void> {
  await Promise.all([storage.deleteAll(), putAll(storage, entries)])
}

/** Puts any number of entries: puts of one turn are one write, atomic together. */
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
  /** null: nothing changed, the requester only waits for the writes before. */
  logged: LoggedEvent | null
  /** Version of the game after it. */
  version: number
  /** The whole game: no event up to it is replayed. */
  snapshot: Entries | null
  /** The snapshot replaces everything of this room: a name was erased, or the game settled. */
  isWhole: boolean
  /**
   * Index of the question that opened: the only thing that the standings of the last snapshot lack.
   */
  opened: number | null
}

/** Turns that are written together: snapshots, and the events after the last one in few rows. */
export function turnEntries(turns: readonly Turn[]): Entries {
  const page = turns.findLastIndex((turn) => turn.snapshot !== null)
  // The answers of an earlier snapshot stay: the later one does not contain them again.
  const entries: Entries = Object.assign({}, ...turns.map(({ snapshot }) => snapshot ?? {}))
  const rows: { key: string; texts: string[]; length: number }[] = []
  for (const { logged, version, opened } of turns.slice(page + 1)) {
    if (opened !== null) entries.question = opened
    if (logged === null) continue
    const text = JSON.stringify(logged)
    let row = rows.at(-1)
    if (!row || row.length + text.length > PART_LENGTH) {
      row = { key: logKey(version), texts: [], length: 0 }
      rows.push(row)
    }
    row.texts.push(text)
    row.length += text.length
  }
  for (const { key, texts } of rows) entries[key] = `[${texts.join(',')}]`
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
  /** Whether it was stored in an older format. */
  isOlder: boolean
  /** The standings of the snapshot; null: its format had none. */
  standings: LastStandings | null
}

/** Stored data exists but cannot be parsed. */
export class UnreadableRoom extends Error {}

function parseStored<Read>(read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    throw new UnreadableRoom(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Everything that was acknowledged, or null for a room that was never initialised. Throws
 * `UnreadableRoom` if it cannot be parsed: `readLastStandings` gives what to end the game with
 * then.
 */
export async function readRoom(storage: Party.Storage): Promise<StoredRoom | null> {
  const setup = await readText(storage, 'setup')
  const snapshot = await readText(storage, 'snapshot')
  if (setup === null || snapshot === null) return null
  const form = (await storage.get<number>('form')) ?? 1
  const game = parseStored(() => JSON.parse(snapshot) as { version: number })
  const rows = await storage.list<string>({ start: logKey(game.version + 1), end: 'log;' })
  const standings = await readStandings(storage)
  return parseStored(() => {
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
export const replayRoom = ({ setup, snapshot, log }: StoredRoom): Game =>
  parseStored(() =>
    replay(setup, snapshot, log, ({ event }, code) =>
      console.warn(
        JSON.stringify({ event: 'replay_refused', room: setup.sessionId, type: event.type, code }),
      ),
    ),
  )

/** The time from which the clock of a restored room continues. */
export const newestMoment = ({ setup, standings, log }: StoredRoom): number =>
  Math.max(setup.createdAt, standings?.savedAt ?? 0, log.at(-1)?.at ?? 0)

/** The session of a room in any state; empty if not even that can be read. */
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

/** What the game is ended with if nothing else of it can be read; null: not even that. */
export async function readLastStandings(
  storage: Party.Storage,
): Promise<{ standings: LastStandings; answers: LastAnswers } | null> {
  const standings = await readStandings(storage)
  if (!standings) return null
  const answers: LastAnswers = []
  while (answers.length < standings.answerCount) {
    const text = await readText(storage, answersKey(answers.length))
    // Lost parts are skipped: the standings count without them.
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

/** Deletes events that a snapshot already contains, to free their space. */
export async function dropLog(storage: Party.Storage, version: number): Promise<void> {
  const range = { start: 'log:', end: logKey(version + 1), limit: KEYS_PER_PUT }
  for (;;) {
    const old = await storage.list(range)
    if (old.size > 0) await storage.delete([...old.keys()])
    if (old.size < KEYS_PER_PUT) return
  }
}
