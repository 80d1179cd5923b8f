import type { HostView } from '@pathquest/core/rooms/views'
import { playerApi } from '../../../scripts/harness/player-api'
import { until } from '../../../scripts/harness/wait'
import { must, origin, teachers } from '../../browser/support/browser'
import { THINKING_MS } from '../../browser/support/games'
import { rightOption, wrongOption } from '../../browser/support/questions'

const api = playerApi(origin)
const TAB = 'host-of-embeds'
const SET = 'Start a Food Truck'
let cookie = ''

/** The teacher of every game here, signed in once. */
async function teacher(): Promise<string> {
  const { email, password } = must(teachers[0])
  cookie ||= (await api.call('POST', '/api/auth/sign-in', { body: { email, password } })).cookie
  return cookie
}

export interface HostedPlayer {
  id: string
  seatToken: string
}

/** A game of two questions with minutes for each, whose teacher uses only the API. */
export class HostedGame {
  private constructor(
    readonly id: string,
    readonly code: string,
  ) {}

  static async open(
    change: { maxPlayers?: number; gameMode?: 'team_challenge' } = {},
  ): Promise<HostedGame> {
    const sets: { id: string; title: string }[] = await api.questionSets(await teacher())
    const { session } = await api.createGame(await teacher(), {
      questionSetId: must(sets.find(({ title }) => title === SET)).id,
      settings: { businessDriver: 'people', timeStretch: 4 },
      ...change,
    })
    return new HostedGame(session.id, session.gameCode)
  }

  async view(): Promise<HostView> {
    const path = `/api/games/${this.id}/view?role=host&tab=${TAB}`
    const who = { cookie: await teacher() }
    return (await api.call<{ view: HostView }>('GET', path, who)).json.view
  }

  /** Waits until the teacher's view shows this. */
  async sees(what: string, fits: (view: HostView) => boolean): Promise<HostView> {
    const seen = async () => {
      const view = await this.view()
      return fits(view) && view
    }
    return until(what, seen, { everyMs: 200 })
  }

  /** Without a page they have a place in the lobby for 15 s: the game starts by then. */
  async join(name: string): Promise<HostedPlayer> {
    const { player, seatToken } = await api.join(this.code, name)
    return { id: player.id, seatToken }
  }

  /** The question with this number, from 1, opens once the previous result is shown. */
  async ask(number: number): Promise<string> {
    if (number > 1) await this.closed(number - 1)
    await this.press(number === 1 ? 'start' : 'advance')
    const { stage } = await this.sees(
      `question ${number}`,
      (view) => view.stage.name === 'question' && view.stage.index === number - 1,
    )
    return stage.name === 'question' ? stage.question.text : ''
  }

  async closed(number: number): Promise<void> {
    await this.sees(
      `result ${number}`,
      (view) => view.stage.name === 'result' && view.stage.index === number - 1,
    )
  }

  /** A player answers the open question through the API. */
  async answer({ seatToken }: HostedPlayer, isRight: boolean): Promise<void> {
    const { stage } = await this.view()
    if (stage.name !== 'question') throw new Error(`There is no question in ${stage.name}.`)
    const { id, text, options } = stage.question
    const chosen = isRight ? rightOption(text) : wrongOption(text)
    await new Promise((done) => setTimeout(done, THINKING_MS))
    const selectedOptionIndex = options.indexOf(chosen)
    const move = { type: 'answer', questionId: id, selectedOptionIndex }
    await api.call('POST', `/api/games/${this.id}/moves`, {
      seatToken,
      body: { id: crypto.randomUUID(), move },
    })
  }

  async end(): Promise<void> {
    await this.press('end')
  }

  async share(): Promise<string> {
    const { json } = await api.call<{ share_token: string }>(
      'POST',
      `/api/games/${this.id}/share`,
      {
        cookie: await teacher(),
        body: {},
      },
    )
    return json.share_token
  }

  async stopSharing(): Promise<void> {
    await api.call('DELETE', `/api/games/${this.id}/share`, { cookie: await teacher() })
  }

  private async press(command: 'start' | 'advance' | 'end'): Promise<void> {
    await api.call('POST', `/api/games/${this.id}/${command}`, {
      cookie: await teacher(),
      body: {},
    })
  }
}
