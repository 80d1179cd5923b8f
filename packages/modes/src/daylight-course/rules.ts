import { refuse } from '@pathquest/core/errors'
import type { ValuesOf } from '@pathquest/core/modes/manifest'
import { isSurvey } from '@pathquest/core/questions/questions'
import { defineSelfPaced } from '../kits/self-paced/self-paced'
import { ending, endingOf } from './ending'
import { manifest } from './manifest'
import { type CourseMap, drawnMap, isHut, neighboursOf, POSTS, stepsBetween } from './map'
import {
  atDusk,
  calledHome,
  EVENING_TIMES,
  eveningAnswers,
  newRanger,
  placeOn,
  type Ranger,
  walked,
} from './ranger'
import { StoredMap, StoredRanger } from './stored'
import { classView, type PlayerPlay } from './views'

type Settings = ValuesOf<typeof manifest.settings>

const RIGHT_STEPS = 3
const WRONG_STEPS = 1
/** For each answer of light that is left to who rests in a hut in the evening. */
const REST_POINTS = 2
const CLOCK_MINUTES = 10
const CLOCK_ANSWERS = 16

const isEvening = ({ left }: Ranger, { answers }: Settings) => left <= eveningAnswers(answers)
const timesNow = (ranger: Ranger, settings: Settings) =>
  isEvening(ranger, settings) ? EVENING_TIMES : 1

const mayRest = (ranger: Ranger, settings: Settings) =>
  isHut(placeOn(ranger)) &&
  ranger.to === null &&
  ranger.left > 0 &&
  !ranger.isResting &&
  isEvening(ranger, settings)

/** Answers are steps over a map of posts; what is found counts once it is in a hut. */
export const rules = defineSelfPaced(manifest)<Ranger, CourseMap>({
  shared: { schema: StoredMap, setup: ({ random }) => drawnMap(random) },
  own: StoredRanger,
  newOwn: ({ settings: { answers }, questions }) =>
    // Surveys are asked once: without other questions the day is as long as the set.
    newRanger(questions.every(isSurvey) ? Math.min(answers, questions.length) : answers),
  cards: {
    // Enough for every answer: more answers than usual, more minutes.
    minutes: ({ answers }) =>
      Math.round((CLOCK_MINUTES * Math.max(answers, CLOCK_ANSWERS)) / CLOCK_ANSWERS),
    count: ({ answers }) => answers,
    dealt: 'at_once',
    again: 'all',
  },
  onAnswer: (ranger, { share, isRight }, { shared, context }) => {
    const steps = isRight || share === null ? RIGHT_STEPS : WRONG_STEPS
    const times = timesNow(ranger, context.settings)
    const there = walked({ ...ranger, left: ranger.left - 1 }, steps, shared, times)
    const own = there.left === 0 ? atDusk(there) : there
    return isRight ? { own, points: steps } : { own }
  },
  moves: {
    go: {
      play: (ranger, { to }, { shared, context }) => {
        const post = POSTS.indexOf(to)
        const isBeside = neighboursOf(placeOn(ranger)).includes(post)
        if (!isBeside || ranger.to !== null || ranger.left === 0 || ranger.isResting)
          return refuse('not_now')
        const times = timesNow(ranger, context.settings)
        return { ok: true, own: walked({ ...ranger, to: post }, 0, shared, times) }
      },
    },
    rest: {
      play: (ranger, _, { context }) =>
        mayRest(ranger, context.settings)
          ? {
              ok: true,
              own: {
                ...ranger,
                isResting: true,
                banked: ranger.banked + REST_POINTS * ranger.left,
              },
            }
          : refuse('not_now'),
    },
  },
  score: ({ banked }) => banked,
  hasStopped: ({ isResting }) => isResting,
  finished: (ranger, { atMs, lengthMs }) =>
    lengthMs !== null && atMs >= lengthMs ? atDusk(ranger) : calledHome(ranger),
  modeViews: {
    player: (ranger, { shared: map, context: { settings } }): PlayerPlay => {
      const here = placeOn(ranger)
      const times = timesNow(ranger, settings)
      const isFree = ranger.to === null && ranger.left > 0 && !ranger.isResting
      return {
        ...ranger,
        map,
        light: settings.answers,
        evening: eveningAnswers(settings.answers),
        isEvening: isEvening(ranger, settings),
        legs: isFree
          ? neighboursOf(here).map((to) => ({
              to,
              steps: stepsBetween(map.heights, here, to),
              worth: ranger.route.includes(to) ? 0 : (map.worth[to] ?? 0) * times,
            }))
          : [],
        rest: mayRest(ranger, settings) ? REST_POINTS * ranger.left : null,
      }
    },
    all: (rangers, { settings }, map) => classView(Object.values(rangers), map, settings.answers),
  },
  ending: (rangers, _, map) => ending(Object.values(rangers), map),
  endingOf: (ranger) => endingOf(ranger),
})
