// Classes that play on whatever is up: one plays on where another one is over.
import { BotClass } from '../../harness/bot-class'
import { HostedGame, playerNames } from '../../harness/hosted-game'
import type { PlayerApi } from '../../harness/player-api'
import { thinkMs } from '../../harness/socket-player'
import { pause } from '../../harness/wait'
import { comeIn, countForgotten } from '../bot-game'

const MODE = 'career_quest'
const WISH = { gameMode: MODE, settings: { progressionControl: 'manual' } }

export interface SchoolWish {
  api: PlayerApi
  classes: number
  players: number
}

export class School {
  /** That play now. */
  readonly running: BotClass[] = []
  /** Whose games came to their end. */
  readonly over: BotClass[] = []
  stuck = 0
  forgotten = 0

  private constructor(
    private readonly wish: SchoolWish,
    private readonly teacher: string,
    private readonly students: readonly string[],
    private readonly questionSetId: string,
  ) {}

  static async open(wish: SchoolWish): Promise<School> {
    const { api, classes } = wish
    const teacher = await api.signUp('teacher')
    const students: string[] = []
    for (let i = 0; i < classes; i++) students.push(await api.signUp('student'))
    const sets = await api.questionSets(teacher)
    const set = sets.find(({ totalQuestions }) => totalQuestions >= 10)
    if (!set) throw new Error('There is no set of ten questions')
    const school = new School(wish, teacher, students, set.id)
    for (let i = 0; i < classes; i++) await school.#openClass(students[i])
    return school
  }

  get all(): BotClass[] {
    return [...this.over, ...this.running]
  }

  /** The first has an account, and is rewarded. */
  async #openClass(student: string | undefined): Promise<void> {
    const { api, players } = this.wish
    const wish = { questionSetId: this.questionSetId, ...WISH }
    const hosted = await HostedGame.open(api, this.teacher, wish)
    const names = playerNames(players)
    const pupils = names.map((name, index) => ({
      name,
      cookie: index === 0 ? student : undefined,
    }))
    const bots = await BotClass.open(hosted, MODE, pupils)
    await bots.start()
    this.running.push(bots)
  }

  /** A turn of every class; `meanwhile` happens while the answers are under way. */
  async turn(meanwhile?: () => Promise<void>): Promise<void> {
    await pause(thinkMs)
    const moving = this.running.map((bots) => bots.move())
    if (meanwhile) return meanwhile()
    const late = await Promise.all(
      this.running.map((bots, index) => bots.unanswered(moving[index] ?? [])),
    )
    this.stuck += late.filter((count) => count > 0).length
    for (const [index, bots] of this.running.entries()) bots.advance(moving[index] ?? [])
  }

  /** After an interruption everybody whose socket was closed comes back, and nothing is forgotten. */
  async comeBack(): Promise<void> {
    await Promise.all(
      this.running.map(async (bots) => {
        try {
          await comeIn(bots)
          this.forgotten += await countForgotten(bots, false)
        } catch (error) {
          console.error(`${bots.hosted.id}: ${(error as Error).message}`)
          this.stuck++
        }
      }),
    )
  }

  /** Classes at the end of their questions are followed by new ones. */
  async renew(): Promise<void> {
    for (const bots of this.running.filter(({ isOver }) => isOver)) {
      this.running.splice(this.running.indexOf(bots), 1)
      this.over.push(bots)
      bots.close()
      await this.#openClass(this.students[this.over.length % this.students.length])
    }
  }

  /** Ends every game as its host does. */
  async end(): Promise<void> {
    for (const bots of this.running.splice(0)) {
      this.over.push(bots)
      await bots.hosted.press('end').catch((error: Error) => {
        if (error.message.includes('game_over')) return
        console.error(error.message)
        this.stuck++
      })
      bots.close()
    }
  }
}
