import type { Difficulty } from '@pathquest/core/question-sets/set-choices'
import { neighboursOf, POSTS, stepsBetween } from '@pathquest/modes/daylight-course/map'
import type { PlayerPlay as RangerPlay } from '@pathquest/modes/daylight-course/views'
import { selfPacedBot } from '@pathquest/modes/kits/bots'
import type { PlayerModeView } from '@pathquest/modes/kits/self-paced/views'
import type { OwnPlay as SearchPlay } from '@pathquest/modes/search-party/views'
import { clamp, normal } from './pupils'
import { oddsOf } from './recall'
import { answerOrBot, type Choice, recalled } from './sight'

const playOf = <Play>({ modeView }: { modeView?: unknown }) =>
  modeView as unknown as PlayerModeView<Play>

interface Climb {
  climb: number
  nextClimb: number
  nextCard: { difficulty: Difficulty; isNew: boolean } | null
}

/** Too late for another card. */
const LAST_CALL_MS = 25_000

/** switchback: makes camp where the next card risks more than it brings. */
export const campOrGoOn: Choice = (pupil, sight) => {
  const { view, now, random } = sight
  const { play, clock } = playOf<Climb>(view)
  if (view.stage.name === 'question') return answerOrBot(pupil, sight)
  const { difficulty = 'medium', isNew = true } = play.nextCard ?? {}
  const blur = 0.2 * (1 - pupil.sense) * normal(random)
  const times = Object.values(sight.memory.seen)
  const usual = times.reduce((sum, count) => sum + count, 0) / Math.max(1, times.length)
  const odds = clamp(oddsOf(pupil, difficulty, isNew ? 0 : usual) + blur, 0.1, 0.98)
  const worth = (odds * play.nextClimb) / (1 - odds)
  const limit = pupil.sense < 0.35 ? 3 + 40 * pupil.habit : worth
  const isLate = clock.deadline !== null && clock.deadline - now < LAST_CALL_MS
  if (play.climb > 0 && (play.climb >= limit || isLate)) return { type: 'camp' }
  return view.stage.name === 'result' ? { type: 'next' } : null
}

/** daylight_course: where most is found for each step, as long as a hut is in reach. */
export const walkOn: Choice = (pupil, sight) => {
  const { view, random } = sight
  const { play } = playOf<RangerPlay>(view)
  if (play.legs.length === 0) return answerOrBot(pupil, sight)
  const { map, route, left, steps, legs, rest } = play
  const { sense, habit } = pupil
  const trust = sense < 0.35 ? 0.9 + 0.5 * habit : 0.92 + 0.12 * habit
  const odds = oddsOf(pupil, 'medium', 0) + (left < 10 ? 0.2 : 0.05)
  const reach = left * (1 + 2 * clamp(odds, 0.3, 0.97)) * trust + steps
  const worthOf = (post: number) => (route.includes(post) ? 0 : (map.worth[post] ?? 0))
  const here = route.at(-1)
  const ways = legs.map(({ to, steps: cost }) => {
    const onward = neighboursOf(to)
      .filter((post) => post !== here)
      .map((post) => worthOf(post) / stepsBetween(map.heights, to, post))
    const good = worthOf(to) / cost + 0.7 * sense * Math.max(0, ...onward)
    const home = cost + (map.far[to] ?? 0)
    return { to, good: good + 1.5 * (1 - sense) * normal(random), home }
  })
  const inTime = ways.filter(({ home }) => home <= reach)
  if (inTime.length === 0 && rest !== null) return { type: 'rest' }
  const best =
    inTime.length > 0
      ? inTime.reduce((a, b) => (b.good > a.good ? b : a))
      : ways.reduce((a, b) => (b.home < a.home ? b : a))
  return { type: 'go', to: POSTS[best.to] ?? '' }
}

/** search_party: about half turn back where somebody is out; of those without sense nobody does. */
export const searchOn: Choice = (pupil, sight) => {
  const { view, random, setup } = sight
  const { play } = playOf<SearchPlay>(view)
  const { stage } = view
  if (stage.name === 'question') {
    const known = recalled(pupil, sight)
    const struck = play.misses.find((miss) => miss.questionId === stage.question.id)?.struck ?? []
    if (known === null || !struck.includes(known.answer)) return known?.move ?? null
    // Who guesses leaves out what was struck.
    const count = setup.questions.find(({ id }) => id === stage.question.id)?.options.length ?? 0
    const left = Array.from({ length: count }, (_, i) => i).filter((i) => !struck.includes(i))
    return { ...known.move, answer: left[Math.floor(random() * left.length)] ?? 0 }
  }
  const turnsBack = pupil.sense > 0 && random() < 0.5 * (0.5 + pupil.sense)
  if (play.mayHelp && turnsBack) return { type: 'rescue' }
  return stage.name === 'result' ? { type: 'next' } : null
}

interface Shop {
  coins: number
  offers: { what: 'bench' | 'apprentice'; price: number | null; earns: number }[]
}

/** workshop: buys what earns more than it costs, as it says, read with more or less sense. */
export const buyOrGoOn: Choice = (pupil, sight) => {
  const { view, random } = sight
  const { play } = playOf<Shop>(view)
  const { sense, habit } = pupil
  const best = play.offers
    .flatMap(({ what, price, earns }) => {
      if (price === null || price > play.coins) return []
      if (sense >= 0.25) {
        const read = earns * Math.exp(0.6 * (1 - sense) * normal(random))
        return [{ what, gain: read - price }]
      }
      // Some buy what they always buy, others nothing.
      const isLiked = what === 'bench' ? habit < 0.5 : habit > 0.35 && habit < 0.8
      return [{ what, gain: isLiked ? random() : -1 }]
    })
    .reduce((a, b) => (b.gain > a.gain ? b : a), { what: '', gain: 0 })
  if (best.what !== '') return { type: 'buy', what: best.what }
  // The mode's bot buys by chance.
  return answerOrBot(pupil, { ...sight, bot: selfPacedBot(view, random, pupil.id) })
}
