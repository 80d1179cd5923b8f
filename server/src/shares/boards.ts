import type { SharedLeaderboardAnswer } from '@pathquest/core'
import type { z } from 'zod'
import type { GameSession } from '../games'
import { type StaticFile, staticFile } from '../http/static-files'
import { TimedCache } from '../runtime/cache'
import type { Services } from '../services/services'
import { sharedLeaderboard } from './shared-leaderboard'

const ONCE_MS = 1_000

/** Shared leaderboards as they are answered: asked for and written out once a second at most. */
export class SharedBoards {
  private readonly files: TimedCache<StaticFile>

  constructor(private readonly services: Pick<Services, 'store' | 'rooms' | 'now'>) {
    this.files = new TimedCache(ONCE_MS, services.now)
  }

  of(game: GameSession): Promise<StaticFile> {
    return this.files.of(`${game.id} ${game.status}`, async () => {
      const answer: z.infer<typeof SharedLeaderboardAnswer> = {
        leaderboard: await sharedLeaderboard(this.services, game),
      }
      return staticFile(Buffer.from(JSON.stringify(answer)), 'application/json')
    })
  }
}
