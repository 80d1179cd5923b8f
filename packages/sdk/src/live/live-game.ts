import type { Json } from '@pathquest/core/json'
import { kindOf, selectedOption } from '@pathquest/core/questions/documented-fields'
import { THROUGH_API } from '@pathquest/core/rooms/host-commands'
import type { HostCommandName, MoveBody, ServerMessage } from '@pathquest/core/rooms/messages'
import type { PlayerReaction, Reaction } from '@pathquest/core/rooms/reactions'
import type { GameView, HostView, PlayerView, ScreenView } from '@pathquest/core/rooms/views'
import type { ApiClient, HostCommandBody, MoveAnswer } from '../api/client'
import { toApiError } from '../api/error'
import type { RoomTiming } from './connection'
import {
  createStore,
  initialState,
  judgePending,
  type LiveGameState,
  type MoveOutcome,
  type Outcome,
  type PendingAnswer,
  type RefusedAction,
} from './live-state'
import { createRoomClient } from './room-client'
import { createRoomRequests } from './room-requests'
import { memorySeatStore, randomId, type SeatStore } from './seat-store'

export type { Connection, RoomTiming } from './connection'
export type {
  LastRefusal,
  LiveGameState,
  MoveOutcome,
  Outcome,
  PendingAnswer,
  RefusedAction,
} from './live-state'

/** The view type of each role. */
export interface ViewByRole {
  player: PlayerView
  host: HostView
  screen: ScreenView
}
/** The role in which a game is followed. */
export type LiveRole = keyof ViewByRole

/** Which game, and in which role. */
export interface LiveGameOptions<Role extends LiveRole> {
  /** The client that fetches tickets, and sends moves while no socket is open. */
  api: ApiClient
  /** Id of the game. */
  sessionId: string
  /** `player`, `host` or `screen`. */
  role: Role
  /** Host and screen: this tab's id (`sessionTabId()`), the same across reloads. */
  tab?: string | undefined
  /** Storage of the player's seat token; in memory by default. */
  seats?: SeatStore | undefined
  /** Origin of the rooms if it is not the API's. */
  socketOrigin?: string | undefined
  /** Called for each server message, for sounds and announcements. */
  onEvent?: ((message: ServerMessage) => void) | undefined
  /** A WebSocket class where the platform has none; without any the game polls. */
  WebSocket?: unknown
  /** Timeouts of the connection; the defaults suit a class. */
  timing?: Partial<RoomTiming> | undefined
}

/** A live game as a vanilla store with actions; it never throws, refusals are in its state. */
export interface LiveGame<View extends GameView = GameView> {
  readonly api: ApiClient
  getState(): LiveGameState<View>
  subscribe(listener: () => void): () => void
  /** Opens the connection; call the returned function to release it. Reference-counted. */
  connect(): () => void
  /**
   * For a question with options the index of the option, else in the format of its kind; `beside`:
   * fields of the mode that belong to it.
   */
  answer(answer: Json, beside?: Readonly<Record<string, Json>>): void
  /**
   * A move of the game's mode with its fields; resolves with the mode's reply once a view shows what
   * it did. Retried for a moment on a bad connection; counts once.
   */
  move(type: string, fields?: Readonly<Record<string, Json>>): Promise<MoveOutcome>
  /** A reaction or a hop, in lobby and podium; dropped while no socket is open. */
  react(reaction: Reaction): void
  /** The host's or the solo player's advance. */
  next(): Promise<Outcome>
  end(): Promise<Outcome>
  /** Names and texts of players go through the API, which checks them. */
  host(command: HostCommandName, extra?: HostExtra): Promise<Outcome>
  /** Gives up the seat, deletes its token and closes the connection, whatever the API answers. */
  leave(): Promise<Outcome>
  /** After `replaced`: reclaims the seat for this tab. */
  useHere(): void
}

/** Fields of a host's command. */
export type HostExtra = Omit<HostCommandBody, 'tab' | 'expectedBeat'>

/** Bound to what the host sees: a second press must not advance to the next question. */
const STEPS: readonly HostCommandName[] = ['start', 'advance', 'end', 'skip']
const RESEND_AFTER_MS = 1_000
const MOVE_TRIES = 5
const REACTION_SHOWN_MS = 3_000

/**
 * A live game that follows its room by socket, or by polling while none opens.
 * @example
 * const game = createLiveGame({ api, sessionId, role: 'player', seats })
 * const letGo = game.connect()
 * game.subscribe(() => draw(game.getState().view))
 */
export function createLiveGame<Role extends LiveRole>(
  options: LiveGameOptions<Role>,
): LiveGame<ViewByRole[Role]> {
  type View = ViewByRole[Role]
  const { api, sessionId, role, tab } = options
  const seats = options.seats ?? memorySeatStore()
  const seat = () => (role === 'player' ? seats.get(sessionId) : null)
  const store = createStore<LiveGameState<View>>(initialState())
  const { getState, setState } = store
  let holders = 0
  /** The connection is new: what was sent on the old one may be lost. */
  let fresh = true

  const room = createRoomClient(
    { ...options, seat },
    {
      connection(connection, problem) {
        fresh = true
        if (connection !== 'live') requests.drop()
        setState({ connection, problem })
        // If the socket only seemed lost no view follows, and an answer may wait for one.
        if (connection === 'live' && getState().pending) room.send({ type: 'resync' })
      },
      offset: (clockOffsetMs) => setState({ clockOffsetMs }),
      message(message) {
        if ('view' in message) show(message)
        else if (message.type === 'reactions') showReactions(message.reactions)
        else if (message.type === 'progress') setState({ progress: message })
        else if (message.type !== 'pong') requests.settle(message)
        options.onEvent?.(message)
      },
    },
  )
  const requests = createRoomRequests(room.send)

  function show(message: Extract<ServerMessage, { view: GameView }>) {
    if (message.version < getState().version || message.view.role !== role) return
    const view = message.view as View
    const clockFloorMs = Math.max(getState().clockFloorMs, message.serverTime - Date.now())
    setState({ view, version: message.version, clockFloorMs })
    const resend = fresh
    fresh = false
    const { pending } = getState()
    if (!pending) return
    const fate = judgePending(pending, view)
    if (fate === 'waiting' && resend && pending.status === 'sending') void deliver(pending)
    if (fate !== 'waiting') setState({ pending: null })
    if (fate === 'lost') refused('answer', { ok: false, code: 'too_slow', params: {} })
  }

  function showReactions(arrived: readonly PlayerReaction[]) {
    const at = Date.now()
    const recent = getState().reactions.filter((one) => at - one.at < REACTION_SHOWN_MS)
    setState({ reactions: [...recent, ...arrived.map((one) => ({ ...one, at }))] })
  }

  async function deliver(pending: PendingAnswer) {
    const { id, questionId, answer, selectedOptionIndex, beside } = pending
    const given = selectedOptionIndex === null ? { answer } : { selectedOptionIndex }
    const outcome = await sendMove(id, { ...beside, type: 'answer', questionId, ...given })
    if (getState().pending?.id !== id) return
    if (outcome.ok) return setState({ pending: { ...pending, status: 'kept' } })
    // Not refused, only not delivered: the next view sends it again, requested if the connection is
    // open.
    if (isTransient(outcome)) {
      fresh = true
      setTimeout(() => room.send({ type: 'resync' }), RESEND_AFTER_MS)
      return
    }
    setState({ pending: null })
    refused('answer', outcome)
    if (outcome.code === 'already_submitted') room.send({ type: 'resync' })
  }

  const sendMove = (id: string, body: MoveBody): Promise<MoveOutcome> =>
    room.connection === 'live'
      ? requests.send({ type: 'move', id, move: body })
      : outcomeOf(api.move(sessionId, { id, move: body }, seat()))

  /** Done when a view shows it: after a lost connection that is the first of the next one. */
  const shown = ({ version = 0 }: Outcome & { version?: number }) =>
    new Promise<void>((done) => {
      const look = () => {
        if (getState().version < version) return
        stop()
        done()
      }
      const stop = store.subscribe(look)
      look()
    })

  async function command(about: RefusedAction, run: () => Promise<MoveOutcome>): Promise<Outcome> {
    if (getState().busy) return { ok: false, code: 'stale_version', params: {} }
    setState({ busy: about })
    const outcome = await run()
    await shown(outcome)
    setState({ busy: null })
    if (!outcome.ok && outcome.code !== 'stale_version') refused(about, outcome)
    return outcome
  }

  function refused(about: RefusedAction, { code, params }: Outcome & { ok: false }) {
    const count = (getState().lastRefusal?.count ?? 0) + 1
    setState({ lastRefusal: { count, about, code, params } })
  }

  function host(name: HostCommandName, extra: HostExtra = {}) {
    const steps = STEPS.includes(name)
    const expectedBeat = steps ? getState().view?.game.beat : undefined
    return command(name, () =>
      room.connection === 'live' && !THROUGH_API.includes(name)
        ? requests.send({ type: 'host', id: randomId(), command: name, expectedBeat, ...extra })
        : outcomeOf(api.host(sessionId, name, { tab, expectedBeat, ...extra })),
    )
  }
  const step = (name: 'advance' | 'end') =>
    role === 'host' ? host(name) : command(name, () => sendMove(randomId(), { type: name }))

  return {
    api,
    getState,
    subscribe: store.subscribe,
    connect() {
      holders++
      if (holders === 1) room.open()
      let held = true
      return () => {
        if (!held) return
        held = false
        holders--
        // Deferred: React's strict mode releases and reconnects immediately.
        setTimeout(() => holders === 0 && room.close())
      }
    },
    answer(answer, beside) {
      const { view, pending } = getState()
      if (view?.stage.name !== 'question' || pending) return
      const { yourAnswer, question } = view.stage
      if (yourAnswer !== null && yourAnswer !== undefined) return
      const given: PendingAnswer = {
        id: randomId(),
        questionId: question.id,
        answer,
        selectedOptionIndex: selectedOption(kindOf(question), answer),
        ...(beside && { beside }),
        status: 'sending',
      }
      setState({ pending: given })
      if (room.connection === 'live' || room.connection === 'polling') void deliver(given)
    },
    async move(type, fields = {}) {
      const id = randomId()
      let outcome = await sendMove(id, { ...fields, type })
      for (let tries = 1; tries < MOVE_TRIES && !outcome.ok && isTransient(outcome); tries++) {
        await new Promise((done) => setTimeout(done, RESEND_AFTER_MS))
        outcome = await sendMove(id, { ...fields, type })
      }
      if (!outcome.ok) refused('move', outcome)
      await shown(outcome)
      return outcome
    },
    react: (reaction) => void room.send({ type: 'react', reaction }),
    next: () => step('advance'),
    end: () => step('end'),
    host,
    async leave() {
      const stage = getState().view?.stage.name
      // An ended game has no seat to give up; the place in its results stays.
      const over = stage === 'podium' || stage === 'cancelled'
      const outcome = await outcomeOf(over ? null : api.leave(sessionId, seat()))
      seats.clear(sessionId)
      room.close()
      return outcome
    },
    useHere: () => room.open(),
  }
}

const isTransient = (outcome: Outcome & { ok: false }) =>
  ['offline', 'unavailable', 'room_unavailable', 'rate_limited'].includes(outcome.code)

async function outcomeOf(call: Promise<unknown> | null): Promise<MoveOutcome> {
  try {
    return { ok: true, ...((await call) as Partial<MoveAnswer> | null) }
  } catch (cause) {
    const { code, params } = toApiError(cause)
    return { ok: false, code, params }
  }
}
