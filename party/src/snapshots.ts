import type { OutboxPost } from '@pathquest/core/contracts'
import {
  type Fact,
  type Game,
  type GameSetup,
  lastStandings,
  storedGame,
  type ViewContext,
} from '@pathquest/core/game'
import type { LobbyChange } from '@pathquest/core/rooms/messages'
import type { LobbyPlayer } from '@pathquest/core/rooms/views'
import type { RoomContext } from './env'
import {
  type Entries,
  type StoredRoom,
  setupEntries,
  snapshotEntries,
  standingsEntries,
  type Turn,
} from './room-storage'

/**
 * A snapshot is written when scores change, and after so many events that no replay is long. The
 * opening of the next question is only one more event in the log.
 */
const LOG_LENGTH_MAX = 500
const MOVES_SCORES: ReadonlySet<Fact['type']> = new Set([
  'game_started',
  'question_closed',
  'game_ended',
  'rewards',
])

/** The snapshots of one game, each with its standings in a stable format. */
export class Snapshots {
  /** Version of the newest one, stored or about to be. */
  private version = 0
  /** Number of answers of closed questions that are stored for good, or about to be. */
  private answersStored = 0

  constructor(
    private readonly context: RoomContext,
    private readonly setup: GameSetup,
  ) {}

  restored({ snapshot, standings }: StoredRoom): void {
    this.version = snapshot.version
    this.answersStored = standings?.answerCount ?? 0
  }

  isDue(facts: readonly Fact[]): boolean {
    return facts.some((fact) => MOVES_SCORES.has(fact.type))
  }

  /** The snapshot that replaces a long log; null: it is not long. */
  compaction(game: Game): Turn | null {
    const { version } = game
    if (version - this.version < LOG_LENGTH_MAX) return null
    return { logged: null, version, snapshot: this.take(game), isWhole: false, opened: null }
  }

  /** All entries of a snapshot of this game. */
  take(game: Game): Entries {
    const { answersStored } = this
    const last = this.standingsOf(game)
    const entries = snapshotEntries(storedGame(this.setup, game), { ...last, answersStored })
    this.version = game.version
    this.answersStored = answersStored + last.answers.length
    return entries
  }

  /** All entries of the room, which replace what is stored. */
  takeWhole(game: Game): Entries {
    this.answersStored = 0
    return { ...setupEntries(this.setup), ...this.context.clock.entries, ...this.take(game) }
  }

  /** For a game whose rules cannot go on: what it is settled with. */
  finalSnapshot(game: Game): Entries {
    return standingsEntries({ ...this.standingsOf(game), answersStored: this.answersStored })
  }

  private standingsOf(game: Game) {
    return lastStandings(this.setup, game, this.context.clock.now(), this.answersStored)
  }
}

/** The lobby as last sent to its players: a class that joins gets names, not the list each time. */
export class LobbyChanges {
  private lastSent: ReadonlyMap<string, LobbyPlayer> | null = null

  /** What changed since the last call; null: nothing was sent since this room started. */
  next(viewContext: ViewContext, joined: LobbyChange['joined']): LobbyChange | null {
    const { game, now, header, players, crews } = viewContext
    const before = this.lastSent
    const here = new Map(players.map((player) => [player.playerId, player]))
    this.lastSent = here
    return (
      before && {
        type: 'lobby_changed',
        version: game.version,
        serverTime: now,
        game: header,
        players: players.filter((player) => !isSame(before.get(player.playerId), player)),
        gone: [...before.keys()].filter((id) => !here.has(id)),
        playerCount: players.length,
        ...(crews && { crews }),
        joined,
      }
    )
  }
}

const isSame = (before: LobbyPlayer | undefined, player: LobbyPlayer): boolean =>
  before?.connected === player.connected &&
  before.displayName === player.displayName &&
  before.character === player.character &&
  before.crew === player.crew &&
  before.worn?.join() === player.worn?.join()

type Row = Extract<OutboxPost, { kind: 'roster' }>['players'][number]

/**
 * The roster as the API last stored it: only rows that differ are sent again. A room that has lost
 * its memory sends all of them once.
 */
export class RosterChanges {
  private readonly known = new Map<string, string>()
  /** Rows of the post that is in flight. */
  private sent = new Map<string, string>()

  changedRows(rows: readonly Row[]): Row[] {
    this.sent = new Map()
    return rows.filter((row) => {
      const text = JSON.stringify(row)
      const isNews = this.known.get(row.playerId) !== text
      if (isNews) this.sent.set(row.playerId, text)
      return isNews
    })
  }

  /** The API has stored the rows of the last `of`. */
  delivered(): void {
    for (const [playerId, text] of this.sent) this.known.set(playerId, text)
  }

  markUnsent(playerId: string): void {
    this.known.delete(playerId)
    this.sent.delete(playerId)
  }
}
