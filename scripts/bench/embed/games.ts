import { playerApi } from '../../harness/player-api'

/** Opens games for widgets to show; their host is a fresh account that speaks to the API alone. */
export type Games = Awaited<ReturnType<typeof gameOpener>>
export type Game = Awaited<ReturnType<Games['open']>>

export async function gameOpener(origin: string) {
  const api = playerApi(origin)
  const cookie = await api.signUp('teacher')
  const [set] = await api.questionSets(cookie)
  return {
    async open(change: { gameMode?: string } = {}) {
      const { session } = await api.createGame(cookie, { questionSetId: set?.id, ...change })
      const path = `/api/games/${session.id}`
      return {
        id: session.id,
        code: session.gameCode,
        async join(name: string) {
          const { seatToken } = await api.join(session.gameCode, name)
          return { sessionId: session.id, seatToken }
        },
        press: (command: 'start' | 'advance' | 'end') =>
          api.call<unknown>('POST', `${path}/${command}`, { cookie, body: {} }),
        /** @returns the share token */
        async share(): Promise<string> {
          const wish = { cookie, body: {} }
          const { json } = await api.call<{ share_token: string }>('POST', `${path}/share`, wish)
          return json.share_token
        },
      }
    },
  }
}
