import type { MessageTable } from '../translate'
import { careersEs } from './careers'
import type { Complete } from './complete'
import { errorsEs } from './errors'
import { gameEs } from './game'
import { hostEs } from './host'
import { hostControlEs } from './host-control'
import { joinEs } from './join'
import { leaderboardEs } from './leaderboard'
import { playerEs } from './player'
import { screenEs } from './screen'
import { secondStepEs } from './second-step'
import { shownStepEs } from './shown-step'
import { uiEs } from './ui'

const texts = {
  ...uiEs,
  ...careersEs,
  ...joinEs,
  ...gameEs,
  ...playerEs,
  ...leaderboardEs,
  ...hostEs,
  ...hostControlEs,
  ...screenEs,
  ...secondStepEs,
  ...shownStepEs,
  ...errorsEs,
}

/**
 * All Spanish texts of the widgets, by key.
 * @example <PathquestProvider locale="es" translations={es}>
 */
export const es: MessageTable = texts satisfies Complete<typeof texts>
