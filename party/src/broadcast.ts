import {
  type Fact,
  type Game,
  hostView,
  playerView,
  screenView,
  seatOf,
  type ViewContext,
} from '@pathquest/core/game'
import type { ServerMessage } from '@pathquest/core/rooms/messages'
import type { GameView } from '@pathquest/core/rooms/views'
import { type ClientConnection, type Connections, type Subject, sendText } from './connections'
import { AT_ONCE, toldOf } from './fact-recipients'
import { SharedJson } from './shared-json'
import { LobbyChanges } from './snapshots'

type Recipient = Pick<Subject, 'role' | 'id'>
type ViewMessage = Extract<ServerMessage, { type: 'view' }>
/** How a view is sent: bare, or with the fact that caused it. */
type Envelope = (message: ViewMessage) => Extract<ServerMessage, { view: GameView }>
type Moved = Extract<Fact, { type: 'moved' }>
type Newcomer = Extract<ServerMessage, { type: 'player_joined' }>['player']

const SOON_WATCHERS_MS = 250
const SOON_PLAYERS_MS = 500
/** Between two counts for players who wait: the fifth message of a question at most, as a rule. */
const PROGRESS_EVERY_MS = 4_000

function viewFor(viewContext: ViewContext, { role, id }: Recipient): GameView | null {
  const view =
    role === 'player'
      ? playerView(viewContext, id)
      : role === 'host'
        ? hostView(viewContext, id)
        : screenView(viewContext)
  if (view && typeof view.stage?.name !== 'string') throw new Error('the view has no stage')
  return view
}

/** The view of one recipient as a message; null if they have none. */
export function viewMessage(viewContext: ViewContext, recipient: Recipient): ViewMessage | null {
  const view = viewFor(viewContext, recipient)
  return (
    view && { type: 'view', version: viewContext.game.version, serverTime: viewContext.now, view }
  )
}

/** What a broadcast needs from its game. */
interface Source {
  /** Of this game; without one, as it is stored. */
  viewContext: (game?: Game) => ViewContext
  /** Everybody plays at their own pace: the moves of others change what they see. */
  isOwnPace: boolean
  /** A view could not be built, for everybody or for one subject. */
  failed: (where: string, error: unknown, subject: Recipient | null) => void
}

/** Changes that are sent together, and who joined last among them. */
interface PendingBroadcast {
  timer: ReturnType<typeof setTimeout> | null
  newcomer: string | null
}

/**
 * Sends each recipient their own view: at once for what matters, else together and soon. Each view
 * is built separately, so one that fails does not affect the others.
 */
export class Broadcast {
  private readonly watchers: PendingBroadcast = { timer: null, newcomer: null }
  private readonly players: PendingBroadcast = { timer: null, newcomer: null }
  private readonly changes: PendingBroadcast = { timer: null, newcomer: null }
  private readonly progress: PendingBroadcast = { timer: null, newcomer: null }
  private readonly lobby = new LobbyChanges()
  /** Facts of stored events, each with the game after it, until their acknowledgements have left. */
  private unsent: { facts: readonly Fact[]; game: Game }[] = []
  /** In self-paced games: the view that each connection was sent last. */
  private readonly shown = new WeakMap<ClientConnection['connection'], string>()

  constructor(
    private readonly connections: Connections,
    private readonly source: Source,
  ) {}

  /** The facts of one event, which `send` will send. */
  announce(facts: readonly Fact[], game: Game): void {
    if (facts.length > 0) this.unsent.push({ facts, game })
  }

  /**
   * Sends what was announced: what matters to all with the state of its own event, the rest
   * together with the newest.
   */
  send(): void {
    const events = this.unsent
    this.unsent = []
    let rest: Fact[] = []
    for (const { facts, game } of events) {
      const urgent = facts.filter((fact) => AT_ONCE.has(fact.type))
      if (urgent.length === 0) {
        rest.push(...facts)
        continue
      }
      // Everybody gets a view: the moves before it are in it.
      rest = rest.filter(({ type }) => type !== 'moved')
      const viewContext = this.viewContext(game)
      if (viewContext)
        this.toAll(['player', 'screen', 'host'], viewContext, urgent.map(factMessage(viewContext)))
    }
    if (rest.length === 0) return
    const moves = rest.filter((fact) => fact.type === 'moved')
    if (moves.length > 0) this.toMovers(moves)
    if (this.source.isOwnPace && moves.length > 0) this.sendChangedViews()
    else this.sendSoon(rest)
  }

  /** Sends moves at once to those they concern. */
  private toMovers(moves: readonly Moved[]): void {
    const to = moves.map(toldOf)
    const isForClass = to.includes('class')
    const ids = new Set(to.flatMap((one) => (typeof one === 'string' ? [] : one)))
    const clients: ClientConnection[] = isForClass
      ? this.connections.list('player')
      : [...ids].flatMap((id) => this.connections.find('player', id) ?? [])
    if (isForClass || to.includes('watchers'))
      clients.push(...this.connections.list('screen'), ...this.connections.list('host'))
    const viewContext = clients.length > 0 && this.viewContext()
    if (viewContext) this.sendViews(clients, viewContext, bare, new SharedJson())
  }

  /** The others are notified together, and only those whose view changed. */
  private sendChangedViews(): void {
    this.sendLater(this.changes, null, SOON_WATCHERS_MS, (viewContext) => {
      const json = new SharedJson()
      for (const role of ['player', 'screen', 'host'] as const) {
        this.sendViews(this.connections.list(role), viewContext, bare, json, true)
      }
    })
  }

  private sendSoon(facts: readonly Fact[]): void {
    const joined = facts.findLast((fact) => fact.type === 'player_joined')?.playerId ?? null
    this.sendLater(this.watchers, joined, SOON_WATCHERS_MS, (viewContext, newcomer) =>
      this.toAll(['host', 'screen'], viewContext, [joinedMessage(newcomer)]),
    )
    if (facts.some(({ type }) => type === 'moved'))
      this.sendLater(this.progress, null, PROGRESS_EVERY_MS, (viewContext) =>
        this.toWaiting(viewContext),
      )
    // While a question is open players get no view: nothing of theirs has changed.
    this.sendLater(this.players, joined, SOON_PLAYERS_MS, (viewContext, newcomer) => {
      if (viewContext.game.status === 'waiting') this.toLobby(viewContext, newcomer)
    })
  }

  private sendLater(
    later: PendingBroadcast,
    joined: string | null,
    afterMs: number,
    send: (viewContext: ViewContext, newcomer: Newcomer | null) => void,
  ): void {
    later.newcomer = joined ?? later.newcomer
    later.timer ??= setTimeout(() => {
      const { newcomer } = later
      later.timer = later.newcomer = null
      const viewContext = this.viewContext()
      if (!viewContext) return
      const seat = newcomer === null ? undefined : viewContext.game.seats[newcomer]
      send(viewContext, seat ? { player_id: seat.playerId, display_name: seat.displayName } : null)
    }, afterMs)
  }

  private viewContext(game?: Game): ViewContext | null {
    try {
      return this.source.viewContext(game)
    } catch (error) {
      this.source.failed('view context', error, null)
      return null
    }
  }

  /**
   * Waiting players get the changes; an older page, which cannot read them, gets the whole view.
   */
  private toLobby(viewContext: ViewContext, newcomer: Newcomer | null): void {
    const change = this.lobby.next(viewContext, newcomer)
    const text = change && JSON.stringify(change)
    const outdated: ClientConnection[] = []
    for (const client of this.connections.list('player')) {
      if (text === null || !client.subject.wantsLobbyChanges) outdated.push(client)
      else if (seatOf(viewContext.game, client.subject.id)) sendText(client.connection, text)
    }
    this.sendViews(outdated, viewContext, joinedMessage(newcomer), new SharedJson())
  }

  /** One small text for all: a view for each would be a broadcast. */
  private toWaiting(viewContext: ViewContext): void {
    try {
      const { stage } = screenView(viewContext)
      if (stage.name !== 'question' || stage.presentCount < 2) return
      const { question, answeredCount: answered, presentCount: present } = stage
      const message: ServerMessage = {
        type: 'progress',
        questionId: question.id,
        answered,
        present,
      }
      const text = JSON.stringify(message)
      for (const { connection, subject } of this.connections.list('player')) {
        if (seatOf(viewContext.game, subject.id)) sendText(connection, text)
      }
    } catch (error) {
      this.source.failed('progress', error, null)
    }
  }

  /** Sends everybody in these roles their view, once in each envelope. */
  private toAll(
    roles: readonly Subject['role'][],
    viewContext: ViewContext,
    ways: readonly Envelope[],
  ): void {
    const json = new SharedJson()
    for (const way of ways) {
      for (const role of roles) this.sendViews(this.connections.list(role), viewContext, way, json)
    }
  }

  private sendViews(
    clients: readonly ClientConnection[],
    viewContext: ViewContext,
    way: Envelope,
    json: SharedJson,
    onlyNews = false,
  ): void {
    for (const { connection, subject } of clients) {
      try {
        const message = viewMessage(viewContext, subject)
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

/** The view alone. */
const bare: Envelope = (message) => message

const joinedMessage =
  (player: Newcomer | null): Envelope =>
  (message) =>
    player ? { ...message, type: 'player_joined', player } : message

/** The four broadcasts of the specification keep their names and payloads. */
const factMessage =
  ({ setup }: ViewContext) =>
  (fact: Fact): Envelope =>
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
