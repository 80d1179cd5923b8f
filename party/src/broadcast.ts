import {
  type Fact,
  hostView,
  playerView,
  type Scene,
  screenView,
  seatOf,
} from '@pathquest/core/game'
import type { ServerMessage } from '@pathquest/core/rooms/messages'
import type { GameView } from '@pathquest/core/rooms/views'
import { type Connections, type Line, type Subject, sendText } from './connections'
import { LobbyChanges } from './lobby-changes'
import { SharedJson } from './shared-json'

type Recipient = Pick<Subject, 'role' | 'id'>
type ViewMessage = Extract<ServerMessage, { type: 'view' }>
/** How a view is told: bare, or with the fact that it follows from. */
type Way = (message: ViewMessage) => Extract<ServerMessage, { view: GameView }>
type Newcomer = Extract<ServerMessage, { type: 'player_joined' }>['player']

const SOON_WATCHERS_MS = 250
const SOON_PLAYERS_MS = 500

/** Changes at which everybody looks up. The rest can wait a moment and travel together. */
const AT_ONCE: ReadonlySet<Fact['type']> = new Set([
  'game_started',
  'question_changed',
  'question_closed',
  'turned',
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
  /** Everybody at a pace of their own: others' moves change what they see. */
  isOwnPace: boolean
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
  private readonly changes: Later = { timer: null, newcomer: null }
  private readonly lobby = new LobbyChanges()
  /** At an own pace: what each was shown last. */
  private readonly shown = new WeakMap<Line['connection'], string>()

  constructor(
    private readonly connections: Connections,
    private readonly source: Source,
  ) {}

  tell(facts: readonly Fact[]): void {
    const urgent = facts.filter((fact) => AT_ONCE.has(fact.type))
    if (urgent.length > 0) {
      const scene = this.scene()
      if (scene) this.toAll(['player', 'screen', 'host'], scene, urgent.map(factMessage(scene)))
    } else if (facts.length > 0) {
      const moved = facts.find((fact) => fact.type === 'moved')
      if (moved) this.toMovers(moved)
      if (this.source.isOwnPace && moved) this.changed()
      else this.soon(facts)
    }
  }

  /** Whom a move concerns at once: as the mode says, else who moved. */
  private toMovers({ playerId, tell }: Extract<Fact, { type: 'moved' }>): void {
    const to = tell ?? (playerId === null ? [] : [playerId])
    if (to.length === 0) return
    const scene = this.scene()
    if (!scene) return
    if (to === 'class') this.toAll(['player', 'screen', 'host'], scene, [bare])
    else if (to === 'watchers') this.toAll(['screen', 'host'], scene, [bare])
    else {
      const lines = to.flatMap((id) => this.connections.find('player', id) ?? [])
      this.views(lines, scene, bare, new SharedJson())
    }
  }

  /** The others hear together, and only who sees something else than before. */
  private changed(): void {
    this.sendLater(this.changes, null, SOON_WATCHERS_MS, (scene) => {
      const json = new SharedJson()
      for (const role of ['player', 'screen', 'host'] as const) {
        this.views(this.connections.list(role), scene, bare, json, true)
      }
    })
  }

  private soon(facts: readonly Fact[]): void {
    const joined = facts.find((fact) => fact.type === 'player_joined')?.playerId ?? null
    this.sendLater(this.watchers, joined, SOON_WATCHERS_MS, (scene, newcomer) =>
      this.toAll(['host', 'screen'], scene, [joinedMessage(newcomer)]),
    )
    // While a question is open players are left in peace: nothing of theirs has changed.
    this.sendLater(this.players, joined, SOON_PLAYERS_MS, (scene, newcomer) => {
      if (scene.game.status === 'waiting') this.toLobby(scene, newcomer)
    })
  }

  private sendLater(
    later: Later,
    joined: string | null,
    afterMs: number,
    send: (scene: Scene, newcomer: Newcomer | null) => void,
  ): void {
    later.newcomer = joined ?? later.newcomer
    later.timer ??= setTimeout(() => {
      const { newcomer } = later
      later.timer = later.newcomer = null
      const scene = this.scene()
      if (!scene) return
      const seat = newcomer === null ? undefined : scene.game.seats[newcomer]
      send(scene, seat ? { player_id: seat.playerId, display_name: seat.displayName } : null)
    }, afterMs)
  }

  private scene(): Scene | null {
    try {
      return this.source.scene()
    } catch (error) {
      this.source.failed('scene', error, null)
      return null
    }
  }

  /** Players who wait hear what changed; whose page is of before gets the whole view. */
  private toLobby(scene: Scene, newcomer: Newcomer | null): void {
    const change = this.lobby.next(scene, newcomer)
    const text = change && JSON.stringify(change)
    const views: Line[] = []
    for (const line of this.connections.list('player')) {
      if (text === null || !line.subject.hearsChanges) views.push(line)
      else if (seatOf(scene.game, line.subject.id)) sendText(line.connection, text)
    }
    this.views(views, scene, joinedMessage(newcomer), new SharedJson())
  }

  /** To everybody in these roles their view, once for each way of telling it. */
  private toAll(roles: readonly Subject['role'][], scene: Scene, ways: readonly Way[]): void {
    const json = new SharedJson()
    for (const way of ways) {
      for (const role of roles) this.views(this.connections.list(role), scene, way, json)
    }
  }

  private views(
    lines: readonly Line[],
    scene: Scene,
    way: Way,
    json: SharedJson,
    onlyNews = false,
  ): void {
    for (const { connection, subject } of lines) {
      try {
        const message = viewMessage(scene, subject)
        if (!message) continue
        const text = json.view(message.view)
        if (this.source.isOwnPace) {
          if (onlyNews && this.shown.get(connection) === text) continue
          this.shown.set(connection, text)
        }
        sendText(connection, json.message(way(message), text))
      } catch (error) {
        this.source.failed(`view of the ${subject.role}`, error, subject)
      }
    }
  }
}

/** A view and nothing else. */
const bare: Way = (message) => message

const joinedMessage =
  (player: Newcomer | null): Way =>
  (message) =>
    player ? { ...message, type: 'player_joined', player } : message

/** The four broadcasts of the specification keep their names and payloads. */
const factMessage =
  ({ setup }: Scene) =>
  (fact: Fact): Way =>
  (message) => {
    switch (fact.type) {
      case 'game_started':
      case 'game_ended':
        return { ...message, type: fact.type }
      case 'question_changed':
      case 'question_closed': {
        const question_id = setup.questions[fact.index]?.id ?? ''
        return { ...message, type: fact.type, question_index: fact.index, question_id }
      }
      default:
        return message
    }
  }
