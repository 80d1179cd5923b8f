// Resources of attackers that anybody can have: accounts, and their own games with guests.
import { newTeacher } from '../../harness/hosted-game'
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
  const { cookie: teacher, set, open } = await newTeacher(api)
  const student = await api.signUp('student')
  const openGame = (settings = {}) =>
    open({ maxPlayers: guestCount, allowLateJoin: true, settings })
  const openLobby = async () => (await openGame()).session

  // Running: lobby seats would be released without a connection.
  const openParty = async (isEnded = false) => {
    const game = await openGame({ timeStretch: null })
    // Long names make long views.
    const names = Array.from({ length: guestCount }, (_, index) => `${index} ${'語'.repeat(24)}`)
    const guests = await eachAtMost(joinLanes, names, (name) => game.join(name))
    const host = await game.openHost()
    host.press('start')
    await until('the question of the attackers', () => host.view?.stage.name === 'question')
    if (isEnded) {
      host.press('end')
      await until('their podium', () => host.view?.stage.name === 'podium')
    }
    host.socket.terminate()
    return { game, seatTokens: guests.map(({ seatToken }) => seatToken) }
  }
  const { game, seatTokens } = await openParty()
  const ended = await openParty(true)
  return {
    ...product,
    teacher,
    student,
    questionSetId: set.id,
    game: { id: game.id, seatTokens },
    // Its views are the largest.
    endedGame: { id: ended.game.id, seatTokens: ended.seatTokens },
    lobby: await openLobby(),
    crowdedLobby: await openLobby(),
    namesLobby: await openLobby(),
    shareToken: await game.share(),
  }
}
