import type { MessageTable } from '../translate'
import { careersEs } from './careers'
import { charactersEs } from './characters'
import type { Complete } from './complete'
import { crewsEs } from './crews'
import { entranceEs } from './entrance'
import { errorsEs } from './errors'
import { gameEs } from './game'
import { highlightsEs } from './highlights'
import { hostEs } from './host'
import { hostControlEs } from './host-control'
import { joinEs } from './join'
import { leaderboardEs } from './leaderboard'
import { noneFoundEs } from './none-found'
import { playerEs } from './player'
import { resultsEs } from './results'
import { roundEs } from './round'
import { screenEs } from './screen'
import { shownStepEs } from './shown-step'
import { similarCareersEs } from './similar-careers'
import { statePayEs } from './state-pay'
import { uiEs } from './ui'
import { withoutPhonesEs } from './without-phones'

const texts = {
  ...uiEs,
  ...careersEs,
  ...charactersEs,
  ...crewsEs,
  ...joinEs,
  ...gameEs,
  ...noneFoundEs,
  ...playerEs,
  ...leaderboardEs,
  ...hostEs,
  ...hostControlEs,
  ...screenEs,
  ...entranceEs,
  ...shownStepEs,
  ...similarCareersEs,
  ...resultsEs,
  ...roundEs,
  ...highlightsEs,
  ...statePayEs,
  ...withoutPhonesEs,
  ...errorsEs,
}

/**
 * All Spanish texts of the widgets, by key.
 * @example <PathquestProvider locale="es" translations={es}>
 */
export const es: MessageTable = texts satisfies Complete<typeof texts>
