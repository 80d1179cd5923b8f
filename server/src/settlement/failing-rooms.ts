import type { RoomGame } from '../rooms'
import { checkDisk } from '../runtime/disk'
import type { Services } from '../services/services'
import { type EndGameServices, endLostGame } from './end-lost-game'

/** Rounds in a row in which one room does not answer, though the others' process does. */
const ROUNDS_MAX = 3

type CommandEachOptions = EndGameServices & Pick<Services, 'roomsHealthy'>

/**
 * Rooms that do not answer while their process is well: what they keep is damaged, and they would not
 * answer ever again. After three rounds their games end with what is known of them. A full disk and a
 * restart keep sound rooms from answering too, so neither is counted.
 */
export class FailingRooms {
  private readonly rounds = new Map<string, { game: RoomGame; count: number }>()

  /** They are asked in every round, whatever kind of game theirs is. */
  games(): RoomGame[] {
    return [...this.rounds.values()].map(({ game }) => game)
  }

  heard({ id }: RoomGame): void {
    this.rounds.delete(id)
  }

  /** False: it is not this room alone, nobody can say. */
  async failed(services: CommandEachOptions, game: RoomGame): Promise<boolean> {
    if (!(await areWell(services, game))) return false
    const gameId = game.id
    const count = (this.rounds.get(gameId)?.count ?? 0) + 1
    this.rounds.set(gameId, { game, count })
    if (count < ROUNDS_MAX) return true
    services.log.error({ gameId, count }, 'a room does not answer and is given up')
    await endLostGame(services, gameId)
    this.rounds.delete(gameId)
    return true
  }
}

const areWell = async (
  { roomsHealthy, store, env }: CommandEachOptions,
  { storeId }: RoomGame,
): Promise<boolean> =>
  store.health().writes === 'ok' &&
  (await checkDisk(env.dataDir)) !== 'full' &&
  (await roomsHealthy(storeId ?? undefined))
