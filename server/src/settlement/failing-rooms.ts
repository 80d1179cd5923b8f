import { checkDisk } from '../health'
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
  private readonly rounds = new Map<string, number>()

  /** They are asked in every round, whatever kind of game theirs is. */
  ids(): string[] {
    return [...this.rounds.keys()]
  }

  heard(gameId: string): void {
    this.rounds.delete(gameId)
  }

  /** False: it is not this room alone, nobody can say. */
  async failed(services: CommandEachOptions, gameId: string): Promise<boolean> {
    if (!(await areWell(services))) return false
    const rounds = (this.rounds.get(gameId) ?? 0) + 1
    this.rounds.set(gameId, rounds)
    if (rounds < ROUNDS_MAX) return true
    services.log.error({ gameId, count: rounds }, 'a room does not answer and is given up')
    await endLostGame(services, gameId)
    this.rounds.delete(gameId)
    return true
  }
}

const areWell = async ({ roomsHealthy, store, env }: CommandEachOptions): Promise<boolean> =>
  store.health().writes === 'ok' &&
  (await checkDisk(env.dataDir)) !== 'full' &&
  (await roomsHealthy())
