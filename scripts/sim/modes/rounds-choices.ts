import { seededRandom } from '@pathquest/core/random'
import type { OwnView as OwnDecoyView } from '@pathquest/modes/decoy/views'
import { STORES } from '@pathquest/modes/high-camp/manifest'
import { type CampView, missingIn } from '@pathquest/modes/high-camp/views'
import type { ClaimsView } from '@pathquest/modes/open-claims/views'
import type { PlayerLook } from '@pathquest/modes/second-look/views'
import type { RoadView } from '@pathquest/modes/strongbox/views'
import { normal, type Pupil } from './pupils'
import { weighted } from './recall'
import { type Choice, recalled } from './sight'

/** Below the first a light step is the best, above the second a bold one. */
const FIRM_FROM = 0.15 / (1 - 0.75 + 0.15)
const BOLD_FROM = 0.4 / (1.2 - 1 + 0.4)

const footingOf = ({ sense, bold }: Pupil, feel: number): string => {
  // Some always step alike, however sure they are.
  const [at, firm, brave] = sense < 0.25 ? [bold, 1 / 3, 2 / 3] : [feel, FIRM_FROM, BOLD_FROM]
  return at < firm ? 'light' : at < brave ? 'firm' : 'bold'
}

/** sure_footing: steps by how sure they feel. */
export const stepSurely: Choice = (pupil, sight) => {
  const known = recalled(pupil, sight)
  return known && { ...known.move, footing: footingOf(pupil, known.feel) }
}

/** second_look: who did not know listens to a neighbour who did, or goes with the class. */
export const lookAgain: Choice = (pupil, sight) => {
  const { bot, view, memory, random, setup } = sight
  if (bot?.type !== 'look') return recalled(pupil, sight)?.move ?? null
  const { first, spread } = view.modeView as unknown as PlayerLook
  const question = setup.questions.find(({ id }) => id === bot.questionId)
  const isTold = !memory.knows && sight.neighbourKnows() && random() < 0.75
  if (isTold) return { ...bot, answer: question?.correctIndex ?? 0 }
  const isCarried = !memory.knows && random() < 0.35 + 0.3 * pupil.sense
  return { ...bot, answer: isCarried || first === null ? weighted(spread, random) : first }
}

/** open_claims: weighs what lies at a site against the crowd that it draws. */
export const pickSite: Choice = (pupil, sight) => {
  const { bot, view, random } = sight
  if (bot?.type !== 'pick') return recalled(pupil, sight)?.move ?? null
  const { open, funds } = view.modeView as unknown as ClaimsView
  // Some run to the richest site.
  const power = pupil.sense < 0.3 ? 2.2 : 0.6 + 0.6 * pupil.bold
  const weights = open.map((site) => Math.max(0.01, funds[site]) ** power)
  return { ...bot, site: open[weighted(weights, random)] ?? 'creek' }
}

/** strongbox: a key where the road is rich, the bank when the box is heavy. */
export const sendBox: Choice = (pupil, sight) => {
  const { bot, view, random } = sight
  if (bot?.type !== 'choose') return recalled(pupil, sight)?.move ?? null
  const { own, rate, road } = view.modeView as unknown as RoadView
  const { sense, bold } = pupil
  const mayBuy = own?.mayBuyKey ?? false
  if (sense < 0.3) {
    const isKey = mayBuy && random() < 0.3
    return { ...bot, what: isKey ? 'key' : random() < 0.3 + 0.4 * bold ? 'carry' : 'bank' }
  }
  const usual = road && road.boxes > 0 ? road.coins / road.boxes : rate
  const blur = 1 + 0.6 * (1 - sense) * normal(random)
  if (mayBuy && 0.4 * usual * blur > rate * (0.7 + 0.8 * bold)) return { ...bot, what: 'key' }
  const isHeavy = (own?.carried ?? 0) * blur > 8 + 30 * bold
  return { ...bot, what: isHeavy && !own?.isInCamp ? 'bank' : 'carry' }
}

interface OwnLamps {
  lamps: number
  shelters: number
  isDawn: boolean
}

/** headlamps: shelters where the answer is not known. */
export const shelterOrAnswer: Choice = (pupil, sight) => {
  const { bot, view, random } = sight
  const { stage } = view
  if (bot === null || stage.name !== 'question') return null
  const { lamps, shelters, isDawn } = view.modeView as unknown as OwnLamps
  // The bot may shelter where the pupil answers, and the other way round.
  const answer = { type: 'answer', questionId: stage.question.id, answer: 0 }
  const known = recalled(pupil, { ...sight, bot: answer })
  const isUnsure = pupil.sense < 0.3 ? random() < 0.1 : (known?.feel ?? 0) < 0.42
  if (lamps === 0 || shelters === 0 || isDawn || !isUnsure) return known?.move ?? null
  return { type: 'shelter' }
}

/** How much a false task is believed: the same for who lays it and for who walks. */
const lureOf = (task: string): number => 0.3 + seededRandom(`lure ${task}`)()

/** decoy: lays what others will believe, seen with more or less sense; who guesses is lured. */
export const layOrWalk: Choice = (pupil, sight) => {
  const { bot, view, random, setup } = sight
  const { lay, walk } = view.modeView as unknown as OwnDecoyView
  if (bot?.type === 'lay' && lay) {
    const blur = 0.15 + 0.7 * (1 - pupil.sense)
    const seen = lay.tasks.map((task) => lureOf(task) + blur * normal(random))
    return { ...bot, task: seen.indexOf(Math.max(...seen)) }
  }
  const known = recalled(pupil, sight)
  if (known === null || !walk) return null
  const right = setup.questions.find(({ id }) => id === walk.questionId)?.correctIndex
  if (known.answer === right) return known.move
  const wrong = walk.options.filter(({ option }) => option !== right)
  const taken = weighted(
    wrong.map(({ text }) => lureOf(text) ** 2),
    random,
  )
  return { ...known.move, answer: wrong[taken]?.option ?? 0 }
}

/** high_camp: carries what is missing, in proportion; without sense all to one store, or to any. */
export const carryLoads: Choice = (pupil, sight) => {
  const known = recalled(pupil, sight)
  if (known === null) return null
  const { view, random } = sight
  const missing = missingIn((view.modeView as unknown as CampView).stores)
  const weights = STORES.map((store) => missing[store] + 0.001)
  const chosen =
    random() < pupil.sense
      ? weighted(weights, random)
      : pupil.habit < 0.5
        ? weights.indexOf(Math.max(...weights))
        : Math.floor(random() * STORES.length)
  return { ...known.move, store: STORES[chosen] ?? 'food' }
}
