import type { MessageTable } from '../translate'
import { careerDetailsEs } from './career-details'
import { careerListEs } from './career-list'
import { careersEs } from './careers'
import type { Complete } from './complete'
import { errorsEs } from './errors'
import { finalEs } from './final'
import { gameEs } from './game'
import { hostEs } from './host'
import { joinEs } from './join'
import { leaderboardEs } from './leaderboard'
import { overEs } from './over'
import { playerEs } from './player'
import { playerRoundEs } from './player-round'
import { refusalsEs } from './refusals'
import { resultsEs } from './results'
import { roundEs } from './round'
import { screenEs } from './screen'
import { uiEs } from './ui'

const texts = {
  ...uiEs,
  ...careersEs,
  ...careerListEs,
  ...careerDetailsEs,
  ...joinEs,
  ...gameEs,
  ...roundEs,
  ...overEs,
  ...finalEs,
  ...refusalsEs,
  ...playerEs,
  ...playerRoundEs,
  ...resultsEs,
  ...leaderboardEs,
  ...hostEs,
  ...screenEs,
  ...errorsEs,
}

/**
 * All Spanish texts of the widgets, by key.
 * @example <PathquestProvider locale="es" translations={es}>
 */
export const es: MessageTable = texts satisfies Complete<typeof texts>
