// What attackers have that anybody may have: accounts, and games of their own with guests.
import { LoadHost } from '../../harness/load-player'
import { eachAtMost, playerApi } from '../../harness/player-api'
import { until } from '../../harness/wait'

const guestCount = 100
const joinLanes = 8

/** The product under attack. */
export interface Product {
  origin: string
  port: number
  /** Where the rooms call the API. */
  internalPort: number
}

export type World = Awaited<ReturnType<typeof prepareWorld>>

export async function prepareWorld(product: Product) {
  const api = playerApi(product.origin)
  const teacher = await api.signUp('teacher')
  const student = await api.signUp('student')
  const [set] = await api.questionSets(teacher)
  if (!set) throw new Error('There is no question set')
  const questionSetId = set.id
  const openGame = async (settings = {}) =>
    (
      await api.createGame(teacher, {
        questionSetId,
        maxPlayers: guestCount,
        allowLateJoin: true,
        settings,
      })
    ).session

  // In progress: seats of a lobby are given to others once nobody is there.
  const openParty = async (isEnded = false) => {
    const game = await openGame({ timeStretch: null })
    // Long names make long views.
    const names = Array.from({ length: guestCount }, (_, index) => `${index} ${'語'.repeat(24)}`)
    const guests = await eachAtMost(joinLanes, names, (name) => api.join(game.gameCode, name))
    const host = new LoadHost()
    await host.connect(
      await api.socketUrl(game.id, { role: 'host', tab: 'abuse-tab' }, { cookie: teacher }),
    )
    host.press('start')
    await until('the question of the attackers', () => host.view?.stage.name === 'question')
    if (isEnded) {
      host.press('end')
      await until('their podium', () => host.view?.stage.name === 'podium')
    }
    host.socket.terminate()
    return { id: game.id, seatTokens: guests.map(({ seatToken }) => seatToken) }
  }
  const game = await openParty()
  const shared = await api.call<{ share_token: string }>('POST', `/api/games/${game.id}/share`, {
    body: {},
    cookie: teacher,
  })
  return {
    ...product,
    teacher,
    student,
    questionSetId,
    game,
    // Its views are the largest.
    endedGame: await openParty(true),
    lobby: await openGame(),
    crowdedLobby: await openGame(),
    namesLobby: await openGame(),
    shareToken: shared.json.share_token,
  }
}
