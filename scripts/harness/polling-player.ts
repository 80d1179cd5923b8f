// A player without a socket: polls the view, and sends moves by HTTP.
import type { PlayerView } from '@pathquest/core/rooms/views'
import type { HostedGame } from './hosted-game'

export class PollingPlayer {
  #moves = 0

  constructor(
    private readonly game: HostedGame,
    private readonly seatToken: string,
  ) {}

  async view(): Promise<PlayerView> {
    const { api, id } = this.game
    const { view } = await api.view(id, { role: 'player' }, { seatToken: this.seatToken })
    if (view.role !== 'player') throw new Error(`A player got the view of a ${view.role}`)
    return view
  }

  /** The question that is open. */
  async question() {
    const { stage } = await this.view()
    if (stage.name !== 'question') throw new Error(`No question is open, but ${stage.name}`)
    return stage.question
  }

  async move(move: object) {
    const { api, id } = this.game
    const body = { id: `move-${this.#moves++}`, move }
    await api.call('POST', `/api/games/${id}/moves`, { seatToken: this.seatToken, body })
  }
}
