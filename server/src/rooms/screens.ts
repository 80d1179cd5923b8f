import type { ScreenView, ServerMessage } from '@pathquest/game-core'
import { TimedCache } from '../runtime/cache'
import type { RoomClient } from './client'

const ONCE_MS = 1_000

/** What a room shows on its screen, without a screen being there; asked once a second at most. */
export class RoomScreens {
  private readonly cache: TimedCache<ScreenView>

  constructor(
    private readonly rooms: Pick<RoomClient, 'command'>,
    now: () => number,
  ) {
    this.cache = new TimedCache(ONCE_MS, now)
  }

  of(sessionId: string): Promise<ScreenView> {
    return this.cache.of(sessionId, async () => {
      const { message } = await this.rooms.command(sessionId, {
        type: 'view',
        role: 'screen',
        playerId: null,
        tab: 'shared',
      })
      return (message as Extract<ServerMessage, { type: 'view' }>).view as ScreenView
    })
  }
}
