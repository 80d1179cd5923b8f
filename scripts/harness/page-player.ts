// Players and hosts with the client of real pages, headless: it reconnects after connection losses
// and records acknowledged answers.
import type { LiveGameOptions, LiveRole, ViewByRole } from '@pathquest/sdk/live/live-game'
import { WebSocket } from 'ws'
import type { HostedGame } from './hosted-game'
import type { Sdk } from './sdk-client'
import { until } from './wait'

/** An answer that the product has acknowledged. */
export interface Acknowledged {
  questionId: string
  option: number
}

/** The acknowledged answers of a player. */
export interface Promised {
  playerId: string
  acknowledged: Acknowledged[]
}

export interface Hooks<Role extends LiveRole> {
  onView?: (view: ViewByRole[Role]) => void
  /** The connection state has changed from `before`. */
  onLine?: (now: string, before: string) => void
}

export type HostPage = ReturnType<typeof openHostPage>
export type PlayerPage = ReturnType<typeof openPlayerPage>
export type Page = HostPage | PlayerPage

/** The page of the account or seat that hosts the game. */
export function openHostPage(sdk: Sdk, game: HostedGame, hooks: Hooks<'host'> = {}) {
  const { api, host, id, tab } = game
  const asHost: Pick<LiveGameOptions<'host'>['api'], 'ticket' | 'view'> = {
    ticket: (id, body) => api.ticket(id, body, host),
    view: (id, query) => api.view(id, query, host),
  }
  const client = { ...sdk.createApiClient({ origin: api.address }), ...asHost }
  return openPage(sdk, { api: client, sessionId: id, role: 'host', tab }, hooks)
}

/** The page of the player with this seat; acknowledged answers are added to `acknowledged`. */
export function openPlayerPage(
  sdk: Sdk,
  { id, api }: HostedGame,
  { seatToken, acknowledged = [] }: { seatToken: string; acknowledged?: Acknowledged[] },
  hooks: Hooks<'player'> = {},
) {
  const seats = sdk.memorySeatStore()
  seats.set(id, seatToken)
  const sent = new Map<string, Acknowledged>()
  const keep = (answer: Acknowledged) => {
    const isKnown = acknowledged.some(({ questionId }) => questionId === answer.questionId)
    if (!isKnown) acknowledged.push(answer)
  }
  const options: LiveGameOptions<'player'> = {
    api: sdk.createApiClient({ origin: api.address }),
    sessionId: id,
    role: 'player',
    seats,
    onEvent: (message) => {
      if (message.type !== 'accepted') return
      const answer = sent.get(message.id)
      if (answer) keep(answer)
      sent.delete(message.id)
    },
  }
  const page = openPage(sdk, options, hooks)
  page.game.subscribe(() => {
    const { pending } = page.game.getState()
    if (pending?.status !== 'sending') return
    const { id, questionId, selectedOptionIndex: option } = pending
    // These games have only questions with options.
    if (option !== null) sent.set(id, { questionId, option })
  })
  return Object.assign(page, {
    acknowledged,
    keep,
    /** Resolves once the answer is acknowledged. */
    async answer(option: number) {
      const stage = page.stage()
      if (stage?.name !== 'question') throw new Error('No question is open')
      const { id } = stage.question
      page.game.answer(option)
      await until('an acknowledgement', () =>
        acknowledged.some(({ questionId }) => questionId === id),
      )
    },
  })
}

/** Common to all pages: whether they were disconnected and when they saw the game again. */
function openPage<Role extends LiveRole>(
  { createLiveGame }: Sdk,
  options: LiveGameOptions<Role>,
  { onView, onLine }: Hooks<Role>,
) {
  let isLost = true
  let before: string = 'connecting'
  const game = createLiveGame({
    WebSocket,
    ...options,
    onEvent: (message) => {
      if (!('view' in message)) return options.onEvent?.(message)
      if (isLost) page.backAt = performance.now()
      isLost = false
      onView?.(message.view as ViewByRole[Role])
    },
  })
  const page = {
    game,
    /** 0: not yet. */
    backAt: 0,
    expectLoss: () => {
      page.backAt = 0
    },
    view: () => game.getState().view,
    stage: () => game.getState().view?.stage,
    isLive: () => game.getState().connection === 'live' && game.getState().view !== null,
    close: () => {},
  }
  game.subscribe(() => {
    const { connection } = game.getState()
    if (connection !== 'live') isLost = true
    if (connection === before) return
    onLine?.(connection, before)
    before = connection
  })
  page.close = game.connect()
  return page
}

export const allLive = (pages: readonly Page[], patienceMs?: number) =>
  until('everybody to be connected', () => pages.every((page) => page.isLive()), { patienceMs })
