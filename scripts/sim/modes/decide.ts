import { MODE_BOTS } from '@pathquest/modes/registry/bots'
import { drawContour, markTrail, placeCard } from './career-choices'
import { nameTile, readMap } from './crew-choices'
import { buyOrGoOn, campOrGoOn, searchOn, walkOn } from './own-pace-choices'
import type { Pupil } from './pupils'
import {
  carryLoads,
  layOrWalk,
  lookAgain,
  pickSite,
  sendBox,
  shelterOrAnswer,
  stepSurely,
} from './rounds-choices'
import { answerOrBot, type BotMove, type Choice, type Sight } from './sight'

/** Modes with a decision beside the answer: a pupil makes it with more or less sense. */
const CHOICES: Readonly<Record<string, Choice>> = {
  sure_footing: stepSurely,
  second_look: lookAgain,
  open_claims: pickSite,
  strongbox: sendBox,
  headlamps: shelterOrAnswer,
  high_camp: carryLoads,
  split_map: readMap,
  surveyors: nameTile,
  decoy: layOrWalk,
  clue_trail: markTrail,
  close_contour: drawContour,
  higher_ground: placeCard,
  switchback: campOrGoOn,
  daylight_course: walkOn,
  workshop: buyOrGoOn,
  search_party: searchOn,
}

/** The next move of a pupil: that of the mode's bot, as the pupil knows and decides it. */
export function decide(pupil: Pupil, seen: Omit<Sight, 'bot'>): BotMove | null {
  const { view, setup, random } = seen
  const bot = MODE_BOTS[setup.modeId]?.(view, random, pupil.id) ?? null
  return (CHOICES[setup.modeId] ?? answerOrBot)(pupil, { ...seen, bot })
}
