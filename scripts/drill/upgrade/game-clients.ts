// Players and hosts as their pages are, without a screen: the client that browsers run, its seat,
// and what was acknowledged to it.
import { WebSocket } from 'ws'
import { until } from '../../harness/wait'

/** Longer than the rules call "too fast". */
export const thinkMs = 350

/** @param seat `{ playerId, seatToken, acknowledged }`; `acknowledged` grows with every answer */
export function openPlayer({ sdk, origin, gameId, seat }) {
  const seats = sdk.memorySeatStore()
  seats.set(gameId, seat.seatToken)
  const sent = new Map()
  const game = sdk.createLiveGame({
    WebSocket,
    api: sdk.createApiClient({ origin }),
    sessionId: gameId,
    role: 'player',
    seats,
    onEvent: (message) => {
      if (message.type !== 'accepted' || !sent.has(message.id)) return
      seat.acknowledged.push(sent.get(message.id))
      sent.delete(message.id)
    },
  })
  game.subscribe(() => {
    const { pending } = game.getState()
    if (pending?.status !== 'sending') return
    sent.set(pending.id, { questionId: pending.questionId, option: pending.selectedOptionIndex })
  })
  return client(game, {
    /** Resolves once the answer is acknowledged. */
    async answer(option) {
      const { id } = game.getState().view.stage.question
      game.answer(option)
      await until('an acknowledgement', () =>
        seat.acknowledged.some(({ questionId }) => questionId === id),
      )
    },
  })
}

/** @param cookie of the account that hosts */
export function openHost({ sdk, origin, api, gameId, cookie, tab }) {
  const ticket = async (id, body) =>
    (await api.call('POST', `/api/games/${id}/ticket`, { body, cookie })).json
  const options = { sessionId: gameId, role: 'host', tab, WebSocket }
  return client(
    sdk.createLiveGame({ ...options, api: { ...sdk.createApiClient({ origin }), ticket } }),
  )
}

function client(game, more = {}) {
  const close = game.connect()
  const view = () => game.getState().view
  return {
    game,
    view,
    stage: () => view()?.stage,
    isLive: () => game.getState().connection === 'live' && view() !== null,
    close,
    ...more,
  }
}
