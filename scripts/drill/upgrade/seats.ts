// The people of a fixture, and their seats in its games.
import type { SeatAnswer } from '@pathquest/sdk/api/types'
import type { Database } from '../../harness/database'
import type { PlayerApi } from '../../harness/player-api'
import type { ToldGame } from './fixture'

export interface Course {
  api: PlayerApi
  database: Database
  /** Cookies. */
  teacher: string
  student: string
}

/** An account gets the token of its seat from the product. */
export async function requestSeats({ api, student }: Course, { id, players }: ToldGame) {
  for (const seat of players.filter(({ account }) => account)) {
    const path = `/api/games/${id}/seat`
    const { json } = await api.call<SeatAnswer>('GET', path, { cookie: student })
    seat.seatToken = json.seatToken ?? ''
  }
}
