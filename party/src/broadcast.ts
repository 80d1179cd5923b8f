import { type Fact, hostView, playerView, type Scene, screenView } from '@pathquest/game-core/game'
import type { ServerMessage } from '@pathquest/game-core/messages'
import type { GameView } from '@pathquest/game-core/views'
import { type Connections, type Subject, sendText } from './connections'
import { SharedJson } from './shared-json'

type Recipient = Pick<Subject, 'role' | 'id'>
type ViewMessage = Extract<ServerMessage, { type: 'view' }>
type MessageWithView = Extract<ServerMessage, { view: GameView }>

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

function viewFor(scene: Scene, { role, id }: Recipient): GameView | null {
  const view =
    role === 'player'
      ? playerView(scene, id)
      : role === 'host'
        ? hostView(scene, id)
        : screenView(scene)
  if (view && typeof view.stage?.name !== 'string') throw new Error('the view has no stage')
  return view
}

/** The view of one recipient as a message; null for who has none. */
export function viewMessage(scene: Scene, recipient: Recipient): ViewMessage | null {
  const view = viewFor(scene, recipient)
  return view && { type: 'view', version: scene.game.version, serverTime: scene.now, view }
}

/** What a broadcast needs of its game. */
interface Source {
  scene: () => Scene
  /** Nobody's view could be built, or that of one subject. */
  failed: (where: string, error: unknown, subject: Recipient | null) => void
}

/** Changes that travel together, and who joined with them last. */
interface Later {
  timer: ReturnType<typeof setTimeout> | null
  newcomer: string | null
}

/**
 * Sends each recipient their own view: at once for what matters, else together and soon. Each view
 * is built on its own: one that cannot be built costs nobody else theirs.
 */
export class Broadcast {
  private readonly watchers: Later = { timer: null, newcomer: null }
  private readonly players: Later = { timer: null, newcomer: null }

  constructor(
    private readonly connections: Connections,
    private readonly source: Source,
  ) {}

  tell(facts: readonly Fact[]): void {
    const urgent = facts.filter((fact) => AT_ONCE.has(fact.type))
    if (urgent.length > 0) {
      this.send(['player', 'screen', 'host'], (scene) =>
        urgent.map((fact) => (message) => factMessage(scene, fact, message)),
      )
    } else if (facts.length > 0) {
      this.soon(facts)
    }
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
      this.send(roles, ({ game }) => {
        // While a question is open players are left in peace: nothing of theirs has changed.
        if (later === this.players && game.status !== 'waiting') return []
        const seat = newcomer === null ? undefined : game.seats[newcomer]
        const player = seat && { player_id: seat.playerId, display_name: seat.displayName }
        return [(message) => (player ? { ...message, type: 'player_joined', player } : message)]
      })
    }, afterMs)
  }

  /** To everybody in these roles their view, once for each way of telling it. */
  private send(
    roles: readonly Subject['role'][],
    waysOf: (scene: Scene) => ((message: ViewMessage) => MessageWithView)[],
  ): void {
    let scene: Scene
    try {
      scene = this.source.scene()
    } catch (error) {
      this.source.failed('scene', error, null)
      return
    }
    const json = new SharedJson()
    for (const way of waysOf(scene)) {
      for (const role of roles) {
        for (const { connection, subject } of this.connections.list(role)) {
          try {
            const message = viewMessage(scene, subject)
            if (message) sendText(connection, json.message(way(message)))
          } catch (error) {
            this.source.failed(`view of the ${role}`, error, subject)
          }
        }
      }
    }
  }
}

/** The four broadcasts of the specification keep their names and payloads. */
function factMessage(scene: Scene, fact: Fact, message: ViewMessage): MessageWithView {
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
