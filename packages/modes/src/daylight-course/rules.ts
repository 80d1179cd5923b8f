import { refuse } from '@pathquest/core/errors'
import type { ValuesOf } from '@pathquest/core/modes/manifest'
import { isSurvey } from '@pathquest/core/questions/questions'
import { defineSelfPaced } from '../kits/self-paced/self-paced'
import type { Place } from '../kits/self-paced/self-paced-rules'
import { ending, endingOf } from './ending'
import { manifest } from './manifest'
import { type CourseMap, drawnMap, isHut, neighboursOf, POSTS, stepsBetween } from './map'
import {
  atDusk,
  calledHome,
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
const CLOCK_MINUTES = 10
const CLOCK_ANSWERS = 16

const isEvening = ({ left }: Ranger, { answers }: Settings) => left <= eveningAnswers(answers)
const timesNow = (ranger: Ranger, { pays }: CourseMap, settings: Settings) =>
  isEvening(ranger, settings) ? pays.eveningTimes : 1

type CoursePlace = Place<Settings, CourseMap>

const isBehind = ({ board }: CoursePlace) => board.score < board.front
/** What a right answer brings now. */
const worthOfRight = (place: CoursePlace) => {
  const { right, behind } = place.shared.pays
  return right + (isBehind(place) ? behind : 0)
}

const mayRest = (ranger: Ranger, { pays }: CourseMap, settings: Settings) =>
  pays.rest > 0 &&
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
  onAnswer: (ranger, { share, isRight }, place) => {
    const { shared, context } = place
    const steps = isRight || share === null ? RIGHT_STEPS : WRONG_STEPS
    const earned = isRight ? worthOfRight(place) : 0
    const paid = { ...ranger, left: ranger.left - 1, banked: ranger.banked + earned }
    const there = walked(paid, steps, shared, timesNow(ranger, shared, context.settings))
    const own = there.left === 0 ? atDusk(there, shared.pays) : there
    return { own, points: shared.pays.right > 0 ? earned : isRight ? steps : 0 }
  },
  moves: {
    go: {
      play: (ranger, { to }, { shared, context }) => {
        const post = POSTS.indexOf(to)
        const isBeside = neighboursOf(placeOn(ranger)).includes(post)
        if (!isBeside || ranger.to !== null || ranger.left === 0 || ranger.isResting)
          return refuse('not_now')
        const times = timesNow(ranger, shared, context.settings)
        return { ok: true, own: walked({ ...ranger, to: post }, 0, shared, times) }
      },
    },
    rest: {
      play: (ranger, _, { shared, context }) =>
        mayRest(ranger, shared, context.settings)
          ? {
              ok: true,
              own: {
                ...ranger,
                isResting: true,
                banked: ranger.banked + shared.pays.rest * ranger.left,
              },
            }
          : refuse('not_now'),
    },
  },
  score: ({ banked }) => banked,
  hasStopped: ({ isResting }) => isResting,
  finished: (ranger, { atMs, lengthMs, shared }) =>
    lengthMs !== null && atMs >= lengthMs ? atDusk(ranger, shared.pays) : calledHome(ranger),
  modeViews: {
    player: (ranger, place): PlayerPlay => {
      const { shared: map, context } = place
      const { settings } = context
      const here = placeOn(ranger)
      const times = timesNow(ranger, map, settings)
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
        rest: mayRest(ranger, map, settings) ? map.pays.rest * ranger.left : null,
        ifRight: worthOfRight(place),
        isBehind: map.pays.behind > 0 && isBehind(place),
      }
    },
    all: (rangers, { settings }, map) => classView(Object.values(rangers), map, settings.answers),
  },
  ending: (rangers, _, map) => ending(Object.values(rangers), map),
  endingOf: (ranger) => endingOf(ranger),
})
