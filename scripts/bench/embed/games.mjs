import { playerApi } from '../../harness/player-api.mjs'

/** Opens games for widgets to show; their host is a fresh account that speaks to the API alone. */
export async function gameOpener(origin) {
  const api = playerApi(origin)
  const cookie = await api.signUp('teacher')
  const [set] = await api.questionSets(cookie)
  return {
    /** @param {{ gameMode?: string }} [change] */
    async open(change) {
      const { session } = await api.createGame(cookie, { questionSetId: set.id, ...change })
      const path = `/api/games/${session.id}`
      return {
        id: session.id,
        code: session.gameCode,
        async join(name) {
          const { seatToken } = await api.join(session.gameCode, name)
          return { sessionId: session.id, seatToken }
        },
        /** @param {'start' | 'advance' | 'end'} command */
        press: (command) => api.call('POST', `${path}/${command}`, { cookie, body: {} }),
        /** @returns {Promise<string>} the share token */
        async share() {
          return (await api.call('POST', `${path}/share`, { cookie, body: {} })).json.share_token
        },
      }
    },
  }
}
