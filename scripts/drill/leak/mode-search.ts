import type { KeyedQuestion } from '@pathquest/core/questions/questions'
import type { PlayerView, Stage } from '@pathquest/core/rooms/views'
import { tellingField } from './canaries'
import type { DeckSecrets } from './deck-secrets'
import { type Hidden, hiddenOf, isToldBy, withoutOwn } from './hidden'
import type { PersonalSearch } from './personal'
import { Writings } from './writings'

/** Of a game that is searched. */
export interface Searched {
  pace: 'class' | 'self'
  /** The mode draws the open question itself (`hidesQuestion`): no stage shows it. */
  hides: boolean
  questions: readonly KeyedQuestion[]
  /** Who do nothing in a game of a class: nothing closes without its host. */
  idle: readonly string[]
  deck: DeckSecrets | null
  /** null: nothing in this mode is. */
  personal: PersonalSearch | null
}

/** How many, but not who or what. Within a team of `split_map` who has kept is told. */
const counts = new Set([
  ...['answeredCount', 'presentCount', 'playerCount'],
  ...['chosen', 'present', 'marked', 'kept', 'isKept'],
])
/** Different in every game, or for every player. */
const ofOne = new Set([
  ...['id', 'index', 'total', 'openedAt', 'deadline', 'limitMs', 'answeredCount', 'presentCount'],
  'yourAnswer',
])

/** Reads every message to players and projector as it arrives. */
export class ModeSearch {
  bytes = 0
  readonly leaks: string[] = []
  /** What was not found even when it was told: the search would not work. */
  readonly blind: string[] = []
  /** What everybody sees of a question while it is open, by its id. */
  readonly seenOpen = new Map<string, string>()
  readonly writings = new Writings()
  readonly #hidden: readonly Hidden[]
  /** Since the question was opened. */
  readonly #presses = new Map<string, number>()
  readonly #answered = new Set<string>()
  /** By recipient. */
  readonly #told = new Map<string, Set<string>>()
  readonly #still = new Map<string, string>()
  readonly #replies = new Map<string, string>()

  get questionCount() {
    return this.#hidden.length
  }

  constructor(private readonly game: Searched) {
    this.#hidden = game.questions.map(hiddenOf)
  }

  isIdle(name: string) {
    return this.game.pace === 'class' && this.game.idle.includes(name)
  }

  /** The host goes on: what is open may close. */
  pressed() {
    for (const [id, presses] of this.#presses) this.#presses.set(id, presses + 1)
  }

  answers(name: string, questionId: string) {
    this.#answered.add(`${name} ${questionId}`)
  }

  hears(name: string, type: string, text: string) {
    this.bytes += Buffer.byteLength(text)
    if (type === 'accepted' && this.game.pace === 'class') this.#compareReply(text)
    const view: PlayerView | undefined = text.startsWith('{') ? JSON.parse(text).view : undefined
    if (view) this.game.personal?.hears(name, view)
    if (view?.game.status === 'completed') return
    const read = withoutOwn(text)
    if (view) this.#look(name, view, read)
    this.#search(name, read)
  }

  /** Questions whose solution nobody has been told. */
  untold() {
    const told = new Set([...this.#told.values()].flatMap((ids) => [...ids]))
    return this.#hidden.filter(({ id }) => !told.has(id))
  }

  /** Another game with other solutions: what is seen of the questions must be the same. */
  compareWith(twin: ModeSearch) {
    for (const [index, { id, text }] of this.game.questions.entries()) {
      const seen = this.seenOpen.get(id)
      const other = twin.seenOpen.get(twin.game.questions[index]?.id ?? '')
      if (seen === undefined || other === undefined) this.blind.push(`no twin of ${text}`)
      else if (seen !== other) this.leaks.push(`${text} differs from its twin`)
    }
  }

  #look(name: string, view: PlayerView, read: string) {
    const { stage } = view
    if (stage.name === 'question') this.#open(name, stage.question, stage)
    if (stage.name === 'waiting_next' && this.game.hides) this.#openHidden(name, stage.index, view)
    if (stage.name === 'result') this.#close(name, stage, read)
    else {
      const field = tellingField(read)
      if (field) this.leaks.push(`${field} is sent to ${name} at a stage ${stage.name}`)
    }
    if (this.isIdle(name) && view.game.status === 'in_progress') this.#compareStill(name, view)
    const { deck } = this.game
    if (deck) this.leaks.push(...deck.search(name, view, read, this.#presses))
  }

  #openHidden(name: string, index: number, { own }: PlayerView) {
    const question = this.game.questions[index]
    // What is dealt to each player differs; the question itself does not.
    const { asked } = (own ?? {}) as { asked?: object | null }
    if (question) this.#open(name, question, asked ?? {})
  }

  #open(name: string, question: { id: string; text: string }, stage: object) {
    if (!this.#presses.has(question.id)) this.#presses.set(question.id, 0)
    const seen = without(ofOne, stage)
    const known = this.seenOpen.get(question.id)
    if (known === undefined) this.seenOpen.set(question.id, seen)
    else if (known !== seen) this.leaks.push(`${question.text} is another one to ${name}`)
  }

  #close(name: string, { question }: Extract<Stage, { name: 'result' }>, read: string) {
    const told = this.#told.get(name) ?? new Set()
    this.#told.set(name, told.add(question.id))
    const isInTime =
      this.game.pace === 'class'
        ? (this.#presses.get(question.id) ?? 0) > 0
        : this.#answered.has(`${name} ${question.id}`)
    if (!isInTime) this.leaks.push(`${question.text} is told to ${name} too early`)
    const plain = this.#hidden.find(({ id }) => id === question.id)?.plain ?? []
    const isFound = plain.every((one) => read.includes(one)) && tellingField(read) !== undefined
    if (!isFound) this.blind.push(`the result of ${question.text} for ${name}`)
  }

  #search(name: string, read: string) {
    const told = this.#told.get(name)
    for (const hidden of this.#hidden) {
      if (told?.has(hidden.id) || !isToldBy(read, hidden)) continue
      this.leaks.push(`the solution of ${hidden.id} (${hidden.kind}) is sent to ${name}`)
    }
    this.leaks.push(...this.writings.search(name, read))
  }

  /** Whoever does nothing sees nothing of what others choose, but how many have. */
  #compareStill(name: string, view: PlayerView) {
    const key = `${name} ${view.game.beat}`
    const seen = without(counts, view)
    const known = this.#still.get(key)
    this.#still.set(key, seen)
    if (known === undefined || known === seen) return
    const isLetThrough = view.stage.name === 'result' && view.stage.remarks
    if (!isLetThrough) this.leaks.push(`${name} sees what others do: ${differing(known, seen)}`)
  }

  /**
   * The same for right and wrong. Beside the version of a view: it counts the moves of all, and only
   * moves that bring one tell it.
   */
  #compareReply(text: string) {
    const reply = text.replace(/"id":"[^"]*"/, '').replace(/,"version":\d+/, '')
    const question = [...this.#presses.keys()].at(-1) ?? ''
    const known = this.#replies.get(question) ?? reply
    this.#replies.set(question, known)
    if (known !== reply) this.leaks.push(`acknowledgements differ: ${known} ${reply}`)
  }
}

const without = (fields: ReadonlySet<string>, seen: object) =>
  JSON.stringify(seen, (key, value) => (fields.has(key) || value === null ? undefined : value))

/** Where two texts part. */
function differing(one: string, other: string) {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const from = Math.max(0, at - 60)
  return `${one.slice(from, at + 40)} | ${other.slice(from, at + 40)}`
}
