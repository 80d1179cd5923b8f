import {
  type Fact,
  type Game,
  type GameSetup,
  hostView,
  playerView,
  type Scene,
  sceneOf,
  screenView,
} from '@pathquest/game-core/game'
import type { ServerMessage } from '@pathquest/game-core/messages'
import type { GameView } from '@pathquest/game-core/views'
import { type Connections, type Subject, sendTo } from './connections'

const SOON_WATCHERS_MS = 250
const SOON_PLAYERS_MS = 500

/** Changes at which everybody looks up. The rest can wait a moment and travel together. */
const AT_ONCE: ReadonlySet<Fact['type']> = new Set([
  'game_started',
  'question_changed',
  'question_closed',
  'host_changed',
  'game_ended',
  'rewards',
])

export function viewFor(scene: Scene, subject: Pick<Subject, 'role' | 'id'>): GameView | null {
  if (subject.role === 'player') return playerView(scene, subject.id)
  return subject.role === 'host' ? hostView(scene, subject.id) : screenView(scene)
}

export const viewMessage = (scene: Scene, view: GameView): ServerMessage => ({
  type: 'view',
  version: scene.game.version,
  serverTime: scene.now,
  view,
})

/** Changes that travel together, and who joined with them last. */
interface Later {
  timer: ReturnType<typeof setTimeout> | null
  newcomer: string | null
}

/** Sends each recipient their own view: at once for what matters, else together and soon. */
export class Broadcast {
  private readonly watchers: Later = { timer: null, newcomer: null }
  private readonly players: Later = { timer: null, newcomer: null }

  constructor(
    private readonly connections: Connections,
    private readonly current: () => { setup: GameSetup; game: Game; now: number },
  ) {}

  tell(facts: readonly Fact[]): void {
    const urgent = facts.filter((fact) => AT_ONCE.has(fact.type))
    if (urgent.length > 0) {
      const scene = this.scene()
      for (const fact of urgent) this.sendAll(scene, fact)
    } else if (facts.length > 0) {
      this.soon(facts)
    }
  }

  /** Their own view to one recipient, on request or on arrival. */
  sendView(connection: Parameters<typeof sendTo>[0], subject: Subject): void {
    const scene = this.scene()
    const view = viewFor(scene, subject)
    if (view) sendTo(connection, viewMessage(scene, view))
  }

  scene(): Scene {
    const { setup, game, now } = this.current()
    return sceneOf(setup, game, now)
  }

  private soon(facts: readonly Fact[]): void {
    const joined = facts.find((fact) => fact.type === 'player_joined')?.playerId ?? null
    this.sendLater(this.watchers, joined, ['host', 'screen'], SOON_WATCHERS_MS)
    this.sendLater(this.players, joined, ['player'], SOON_PLAYERS_MS)
  }

  private sendLater(
    later: Later,
    joined: string | null,
    roles: Subject['role'][],
    afterMs: number,
  ): void {
    later.newcomer = joined ?? later.newcomer
    later.timer ??= setTimeout(() => {
      const { newcomer } = later
      later.timer = later.newcomer = null
      // While a question is open players are left in peace: nothing of theirs has changed.
      if (later === this.players && this.current().game.status !== 'waiting') return
      this.sendSoon(roles, newcomer)
    }, afterMs)
  }

  private sendSoon(roles: Subject['role'][], newcomer: string | null): void {
    const scene = this.scene()
    const seat = newcomer === null ? undefined : scene.game.seats[newcomer]
    const player = seat && { player_id: seat.playerId, display_name: seat.displayName }
    for (const role of roles) {
      for (const { connection, subject } of this.connections.list(role)) {
        const view = viewFor(scene, subject)
        if (!view) continue
        const message = viewMessage(scene, view)
        sendTo(
          connection,
          player ? ({ ...message, type: 'player_joined', player } as ServerMessage) : message,
        )
      }
    }
  }

  private sendAll(scene: Scene, fact: Fact): void {
    for (const role of ['player', 'screen', 'host'] as const) {
      for (const { connection, subject } of this.connections.list(role)) {
        const view = viewFor(scene, subject)
        if (view) sendTo(connection, factMessage(scene, fact, view))
      }
    }
  }
}

/** The four broadcasts of the specification keep their names and payloads. */
function factMessage(scene: Scene, fact: Fact, view: GameView): ServerMessage {
  const message = viewMessage(scene, view) as Extract<ServerMessage, { type: 'view' }>
  switch (fact.type) {
    case 'game_started':
    case 'game_ended':
      return { ...message, type: fact.type }
    case 'question_changed':
    case 'question_closed':
      return {
        ...message,
        type: fact.type,
        question_index: fact.index,
        question_id: scene.setup.questions[fact.index]?.id ?? '',
      }
    default:
      return message
  }
}
