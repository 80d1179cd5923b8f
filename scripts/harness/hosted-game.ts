// A teacher and their hosted games, through the HTTP API; seats and sockets of such a game.
import type { HostCommandName } from '@pathquest/core/rooms/messages'
import { eachAtMost, type PlayerApi, playerApi, type Session, type Who } from './player-api'
import { SocketHost, SocketPlayer } from './socket-player'

const joinLanes = 8

export type Teacher = Awaited<ReturnType<typeof newTeacher>>

/** A new account whose games use an existing set with at least this many questions. */
export async function newTeacher(api: PlayerApi, { questions = 1 } = {}) {
  const cookie = await api.signUp('teacher')
  const sets = await api.questionSets(cookie)
  const set = sets.find(({ totalQuestions }) => totalQuestions >= questions)
  if (!set) throw new Error(`There is no set of ${questions} questions`)
  return {
    cookie,
    set,
    open: (wish: object = {}) => HostedGame.open(api, cookie, { questionSetId: set.id, ...wish }),
  }
}

/** Names for a class; all pass the filter. */
export const playerNames = (count: number, prefix = 'Player ') =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`)

/** Options of opening a seat. */
interface Sitting {
  /** Receives every message from the first on. */
  onFact?: SocketPlayer['onFact'] | undefined
  /** Added to the socket's URL. */
  query?: string
}

export class HostedGame {
  readonly id: string
  readonly code: string

  constructor(
    readonly api: PlayerApi,
    readonly session: Pick<Session, 'id' | 'gameCode'>,
    /** The host, and their tab. */
    readonly host: Who,
    readonly tab = 'drill-host-tab',
  ) {
    this.id = session.id
    this.code = session.gameCode
  }

  /** `wish`: the body of POST /api/games; `cookie`: of the teacher. */
  static async open(api: PlayerApi, cookie: string, wish: object, tab?: string) {
    const { session } = await api.createGame(cookie, wish)
    return new HostedGame(api, session, { cookie }, tab)
  }

  /** The same game, reached at another address. */
  by(address: string) {
    return new HostedGame(playerApi(this.api.origin, address), this.session, this.host, this.tab)
  }

  /** Takes a seat; as a guest without a cookie. */
  join(name: string, cookie?: string) {
    return this.api.join(this.code, name, cookie)
  }

  /** By HTTP request, without the host's socket. */
  press(command: HostCommandName) {
    return this.#post<unknown>(command)
  }

  /** @returns the share token */
  async share() {
    return (await this.#post<{ share_token: string }>('share')).json.share_token
  }

  #post<T>(what: string) {
    return this.api.call<T>('POST', `/api/games/${this.id}/${what}`, { ...this.host, body: {} })
  }

  async openHost() {
    const host = new SocketHost()
    await this.connectHost(host)
    return host
  }

  /** Also again, after the connection was lost. */
  async connectHost(host: SocketHost) {
    const wish = { role: 'host', tab: this.tab } as const
    await host.connect(await this.api.socketUrl(this.id, wish, this.host))
  }

  /** Opens the socket of an existing seat. */
  async sit({ seatToken }: { seatToken: string }, { onFact, query = '' }: Sitting = {}) {
    const player = new SocketPlayer(seatToken)
    if (onFact) player.onFact = onFact
    await this.connectPlayer(player, query)
    return player
  }

  /** Also again, after the connection was lost. */
  async connectPlayer(player: SocketPlayer, query = '') {
    const url = await this.api.socketUrl(this.id, { role: 'player' }, player)
    await player.connect(url + query)
  }

  /** Joins, and opens the socket. */
  async seat(name: string, cookie?: string) {
    return this.sit(await this.join(name, cookie))
  }

  /** A few in parallel. */
  seatAll(names: readonly string[], sitting?: Sitting) {
    return eachAtMost(joinLanes, names, async (name) => this.sit(await this.join(name), sitting))
  }
}
