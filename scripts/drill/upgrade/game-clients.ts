// Players and hosts as their pages are, without a screen: the client that browsers run, its seat,
// and what was acknowledged to it.
import type { GameView } from '@pathquest/core/rooms/views'
import type { TicketRequest } from '@pathquest/sdk/api/types'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { WebSocket } from 'ws'
import type { PlayerApi } from '../../harness/player-api'
import type { Sdk } from '../../harness/sdk-client'
import { until } from '../../harness/wait'
import type { Acknowledged } from '../rooms'
import type { Seat } from './fixture'

/** Which game, and where. */
interface Place {
  sdk: Sdk
  origin: string
  gameId: string
}

interface Hosting extends Place {
  api: PlayerApi
  cookie: string
  tab: string
}

export type PlayerClient = ReturnType<typeof openPlayer>
export type HostClient = ReturnType<typeof openHost>

/** Longer than the rules call "too fast". */
export const thinkMs = 350

/** What is acknowledged to the seat grows with every answer. */
export function openPlayer({ sdk, origin, gameId, seat }: Place & { seat: Seat }) {
  const seats = sdk.memorySeatStore()
  seats.set(gameId, seat.seatToken)
  const sent = new Map<string, Acknowledged>()
  const game = sdk.createLiveGame({
    WebSocket,
    api: sdk.createApiClient({ origin }),
    sessionId: gameId,
    role: 'player',
    seats,
    onEvent: (message) => {
      if (message.type !== 'accepted') return
      const answer = sent.get(message.id)
      if (answer) seat.acknowledged.push(answer)
      sent.delete(message.id)
    },
  })
  game.subscribe(() => {
    const { pending } = game.getState()
    if (pending?.status !== 'sending') return
    const { id, questionId, selectedOptionIndex: option } = pending
    // These games ask for options alone.
    if (option !== null) sent.set(id, { questionId, option })
  })
  return Object.assign(client(game), {
    /** Resolves once the answer is acknowledged. */
    async answer(option: number) {
      const stage = game.getState().view?.stage
      if (stage?.name !== 'question') throw new Error('No question is open')
      const { id } = stage.question
      game.answer(option)
      await until('an acknowledgement', () =>
        seat.acknowledged.some(({ questionId }) => questionId === id),
      )
    },
  })
}

/** The account whose cookie it is hosts. */
export function openHost({ sdk, origin, api, gameId, cookie, tab }: Hosting) {
  const ticket = (id: string, body: TicketRequest) => api.ticket(id, body, { cookie })
  const game = sdk.createLiveGame({
    sessionId: gameId,
    role: 'host',
    tab,
    WebSocket,
    api: { ...sdk.createApiClient({ origin }), ticket },
  })
  return client(game)
}

function client<View extends GameView>(game: LiveGame<View>) {
  const close = game.connect()
  const view = () => game.getState().view
  return {
    game,
    view,
    stage: () => view()?.stage,
    isLive: () => game.getState().connection === 'live' && view() !== null,
    close,
  }
}
