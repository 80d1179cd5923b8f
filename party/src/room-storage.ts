import type { Game, GameSetup, LoggedEvent } from '@pathquest/game-core/game'
import type * as Party from 'partykit/server'

/**
 * What a room keeps: its setup once, a snapshot now and then, and every accepted event since,
 * those of one moment in one row.
 * A value holds at most 128 KiB and a put at most 128 keys, so long texts travel in parts.
 */
const PART_LENGTH = 30_000
const KEYS_PER_PUT = 128

type Entries = Record<string, string>

function textEntries(name: string, text: string): Entries {
  const entries: Entries = {}
  let parts = 0
  for (let at = 0; at < text.length; at += PART_LENGTH) {
    entries[`${name}:${parts++}`] = text.slice(at, at + PART_LENGTH)
  }
  entries[name] = String(parts)
  return entries
}

const logKey = (version: number): string => `log:${String(version).padStart(12, '0')}`

export const setupEntries = (setup: GameSetup): Entries =>
  textEntries('setup', JSON.stringify(setup))

/** One atomic put: a restored room reads either the old snapshot or the new one. */
export const snapshotEntries = (game: Game): Entries =>
  textEntries('snapshot', JSON.stringify(game))

/** An accepted event, and the game as it is after it. */
export interface Turn {
  /** null: nothing changed, only whoever asked waits for what was before. */
  logged: LoggedEvent | null
  game: Game
  /** The game is written whole. */
  snapshot: boolean
}

/** Turns that are written together: the last snapshot among them, and what came after it in one row. */
export function turnEntries(turns: readonly Turn[]): Entries {
  const page = turns.findLastIndex((turn) => turn.snapshot)
  const entries = page < 0 ? {} : snapshotEntries((turns[page] as Turn).game)
  const rest = turns.slice(page + 1).filter((turn) => turn.logged !== null)
  const first = rest[0]
  if (first) entries[logKey(first.game.version)] = JSON.stringify(rest.map((turn) => turn.logged))
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
}

/** Everything that was acknowledged, or null for a room that was never initialised. */
export async function readRoom(storage: Party.Storage): Promise<StoredRoom | null> {
  const setup = await readText(storage, 'setup')
  const snapshotText = await readText(storage, 'snapshot')
  if (setup === null || snapshotText === null) return null
  const snapshot = JSON.parse(snapshotText) as Game
  const stored = await storage.list<string>({ start: logKey(snapshot.version + 1), end: 'log;' })
  const log = [...stored.values()].flatMap((text) => JSON.parse(text) as LoggedEvent[])
  return { setup: JSON.parse(setup) as GameSetup, snapshot, log }
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
