import type { Json } from '@pathquest/core/json'
import type { PlayerView } from '@pathquest/core/rooms/views'

/** What a game of careers keeps to itself besides the solutions of its questions. */
export interface DeckSecrets {
  /** @param presses of the host, since a question was opened */
  search(
    name: string,
    view: PlayerView,
    read: string,
    presses: ReadonlyMap<string, number>,
  ): string[]
  /** What was never seen, although it was told. */
  unseen(): string[]
}

export function deckSecrets(mode: string, material: Json): DeckSecrets | null {
  if (mode === 'clue_trail') return new ClueSecrets(material)
  if (mode === 'decoy') return new TrailSecrets(material)
  if (mode === 'higher_ground') return new GroundSecrets(material)
  return null
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** Clues that are not open yet. Each further one is opened by the host. */
class ClueSecrets implements DeckSecrets {
  readonly #trails: string[][]
  readonly #seen = new Set<string>()

  constructor(material: Json) {
    const { trails } = material as { trails: { clues: { text: string }[] }[] }
    this.#trails = trails.map(({ clues }) => clues.map(({ text }) => inJson(text)))
  }

  search(name: string, _: PlayerView, read: string, presses: ReadonlyMap<string, number>) {
    const openOf = (trail: number) => {
      const since = presses.get(`trail_${trail + 1}`)
      return since === undefined ? 0 : since + 1
    }
    const open = new Set(this.#trails.flatMap((clues, trail) => clues.slice(0, openOf(trail))))
    const clues = this.#trails.flat().filter((clue) => read.includes(clue))
    for (const clue of clues) this.#seen.add(clue)
    return clues
      .filter((clue) => !open.has(clue))
      .map((clue) => `the clue "${clue}" is sent to ${name} too early`)
  }

  unseen() {
    return this.#trails.flat().filter((clue) => !this.#seen.has(clue))
  }
}

interface DealtTrail {
  career: string
  truth: string
  decoys: string[]
}

/** True tasks: before the closing only those who walk the trail of a career see its, among false ones. */
class TrailSecrets implements DeckSecrets {
  readonly #truths: { text: string; career: string; round: number }[]
  #found = 0

  constructor(material: Json) {
    const { rounds } = material as unknown as { rounds: { trails: DealtTrail[] }[] }
    const all = rounds.flatMap(({ trails }) => trails)
    const texts = all.flatMap(({ truth, decoys }) => [truth, ...decoys])
    // A true task of one career may be a false one of another, or a part of one.
    const isAlone = (truth: string) => texts.filter((text) => text.includes(truth)).length === 1
    this.#truths = rounds.flatMap(({ trails }, round) =>
      trails
        .filter(({ truth }) => isAlone(truth))
        .map(({ truth, career }) => ({ text: inJson(truth), career, round })),
    )
  }

  search(name: string, { stage, own }: PlayerView, read: string) {
    const index = 'index' in stage ? stage.index : -1
    const { walk } = (own ?? {}) as { walk?: { career: string } | null }
    const sent = this.#truths.filter(({ text }) => read.includes(text))
    this.#found += sent.length
    return sent
      .filter(({ round }) => round > index || (round === index && stage.name !== 'result'))
      .filter(({ career }) => career !== walk?.career)
      .map(({ text }) => `the true task "${text}" is sent to ${name} too early`)
  }

  unseen() {
    return this.#found > 0 ? [] : ['no true task']
  }
}

/** Other numbers of a view are smaller. */
const FIGURE_MIN = 10_000
const FIGURE_MAX = 100_000_000

/** Figures of careers that the player has not placed, and the careers of the others. */
class GroundSecrets implements DeckSecrets {
  readonly #figures: ReadonlySet<number>
  #found = 0

  constructor(material: Json) {
    const { cards } = material as unknown as { cards: Record<'pay' | 'growth' | 'jobs', number>[] }
    this.#figures = new Set(cards.flatMap(({ pay, jobs }) => [pay, jobs]))
  }

  search(name: string, view: PlayerView, read: string) {
    const { play } = (view.own ?? {}) as unknown as { play?: Partial<OwnRidge> }
    const placed = [...(play?.ridge ?? []), ...(play?.last ? [play.last] : [])]
    const shown = new Set(placed.map(({ value }) => value))
    const told = [...read.matchAll(/(?<![\d."])\d{5,8}(?![\d."])/g)]
      .map(([digits]) => Number(digits))
      .filter((number) => number >= FIGURE_MIN && number < FIGURE_MAX && this.#figures.has(number))
    this.#found += told.length
    const early = told.filter((number) => !shown.has(number))
    const fields = (play?.pair ?? []).flatMap((card) => Object.keys(card))
    return [
      ...early.map((number) => `the figure ${number} is sent to ${name} too early`),
      ...fields
        .filter((field) => field !== 'key' && field !== 'title')
        .map((field) => `${field} of a card that is not placed is sent to ${name}`),
    ]
  }

  unseen() {
    return this.#found > 0 ? [] : ['no figure of a placed career']
  }
}

interface OwnRidge {
  ridge: { value: number }[]
  pair: object[] | null
  last: { value: number } | null
}
