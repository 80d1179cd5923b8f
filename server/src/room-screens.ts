import type { ScreenView, ServerMessage } from '@pathquest/game-core'
import type { RoomClient } from './room-client'

const ONCE_MS = 1_000
const SWEEP_AT = 1_000

interface Look {
  askedAt: number
  isPending: boolean
  view: Promise<ScreenView>
}

/**
 * What a room shows on its screen, without a screen being there. However many look on, a room is
 * asked once a second at most, and never twice at a time; refusals are shared like views.
 */
export class RoomScreens {
  private readonly looks = new Map<string, Look>()

  constructor(
    private readonly rooms: Pick<RoomClient, 'command'>,
    private readonly now: () => number,
  ) {}

  of(sessionId: string): Promise<ScreenView> {
    const known = this.looks.get(sessionId)
    if (known && this.isFresh(known)) return known.view
    if (this.looks.size >= SWEEP_AT) this.sweep()
    const look: Look = { askedAt: this.now(), isPending: true, view: this.ask(sessionId) }
    const done = () => {
      look.isPending = false
    }
    look.view.then(done, done)
    this.looks.set(sessionId, look)
    return look.view
  }

  private async ask(sessionId: string): Promise<ScreenView> {
    const { message } = await this.rooms.command(sessionId, {
      type: 'view',
      role: 'screen',
      playerId: null,
      tab: 'shared',
    })
    return (message as Extract<ServerMessage, { type: 'view' }>).view as ScreenView
  }

  private isFresh({ askedAt, isPending }: Look): boolean {
    return isPending || this.now() - askedAt < ONCE_MS
  }

  private sweep(): void {
    for (const [sessionId, look] of this.looks) {
      if (!this.isFresh(look)) this.looks.delete(sessionId)
    }
  }
}
