import type { QuestionSetContent } from '../content'
import { buildAGame } from './build-a-game'
import { cityHall } from './city-hall'
import { cyberDefense } from './cyber-defense'
import { electricianPower } from './electrician-power'
import { esportsTournament } from './esports-tournament'
import { foodTruck } from './food-truck'
import { nurseShift } from './nurse-shift'
import { smartFarm } from './smart-farm'

/** The public question sets that come with the product. */
export const questionSets: readonly QuestionSetContent[] = [
  nurseShift,
  buildAGame,
  esportsTournament,
  electricianPower,
  smartFarm,
  foodTruck,
  cityHall,
  cyberDefense,
]
