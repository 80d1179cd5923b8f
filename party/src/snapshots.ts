import {
  type Fact,
  type Game,
  type GameSetup,
  lastStandings,
  storedGame,
} from '@pathquest/core/game'
import type { RoomContext } from './room-context'
import {
  dropLog,
  type Entries,
  type StoredRoom,
  setupEntries,
  snapshotEntries,
  standingsEntries,
} from './room-storage'

/**
 * A snapshot is written where scores move and after so many events: no replay is long. That the next
 * question opens is one event more in the log.
 */
const LOG_LENGTH_MAX = 500
const MOVES_SCORES: ReadonlySet<Fact['type']> = new Set([
  'game_started',
  'question_closed',
  'game_ended',
  'rewards',
])

/** The snapshots of one game, each with standings in a form that does not change. */
export class Snapshots {
  /** Of the newest one, stored or about to be. */
  private version = 0
  /** Answers of closed questions that are stored for good, or about to be. */
  private answersStored = 0

  constructor(
    private readonly context: RoomContext,
    private readonly setup: GameSetup,
  ) {}

  restored({ snapshot, standings }: StoredRoom): void {
    this.version = snapshot.version
    this.answersStored = standings?.answerCount ?? 0
  }

  isDue(game: Game, facts: readonly Fact[]): boolean {
    return (
      game.version - this.version >= LOG_LENGTH_MAX ||
      facts.some((fact) => MOVES_SCORES.has(fact.type))
    )
  }

  /** Everything that a snapshot of this game writes. */
  take(game: Game): Entries {
    const { answersStored } = this
    const last = this.standingsOf(game)
    const entries = snapshotEntries(storedGame(this.setup, game), { ...last, answersStored })
    this.version = game.version
    this.answersStored = answersStored + last.answers.length
    return entries
  }

  /** All that the room is to hold: it is written anew. */
  takeWhole(game: Game): Entries {
    this.answersStored = 0
    return { ...setupEntries(this.setup), ...this.context.clock.entries, ...this.take(game) }
  }

  /** For a game whose rules cannot go on: what it is settled with. */
  finalSnapshot(game: Game): Entries {
    return standingsEntries({ ...this.standingsOf(game), answersStored: this.answersStored })
  }

  /** Only once the snapshot of this version is stored: until then the log is all there is. */
  dropOldLog(version: number): void {
    dropLog(this.context.storage, version).catch((error) =>
      console.warn(JSON.stringify({ event: 'log_kept', reason: String(error) })),
    )
  }

  private standingsOf(game: Game) {
    return lastStandings(this.setup, game, this.context.clock.now(), this.answersStored)
  }
}
