import { careersEs } from '@pathquest/ui/messages/es/careers'
import { charactersEs } from '@pathquest/ui/messages/es/characters'
import { crewsEs } from '@pathquest/ui/messages/es/crews'
import { entranceEs } from '@pathquest/ui/messages/es/entrance'
import { errorsEs } from '@pathquest/ui/messages/es/errors'
import { gameEs } from '@pathquest/ui/messages/es/game'
import { highlightsEs } from '@pathquest/ui/messages/es/highlights'
import { joinEs } from '@pathquest/ui/messages/es/join'
import { leaderboardEs } from '@pathquest/ui/messages/es/leaderboard'
import { noneFoundEs } from '@pathquest/ui/messages/es/none-found'
import { playerEs } from '@pathquest/ui/messages/es/player'
import { resultsEs } from '@pathquest/ui/messages/es/results'
import { roundEs } from '@pathquest/ui/messages/es/round'
import { similarCareersEs } from '@pathquest/ui/messages/es/similar-careers'
import { statePayEs } from '@pathquest/ui/messages/es/state-pay'
import { uiEs } from '@pathquest/ui/messages/es/ui'
import type { embedMessages } from './ProductFoot'

const embedMessagesEs: Record<keyof typeof embedMessages, string> = {
  'embed.brand': 'Pathquest',
  'embed.allCareers': 'Ver todas las profesiones',
  'embed.newTab': '(se abre en otra pestaña)',
}

/** The Spanish texts of the embeddable widgets, loaded on demand. */
export const spanish = {
  ...uiEs,
  ...careersEs,
  ...charactersEs,
  ...crewsEs,
  ...joinEs,
  ...gameEs,
  ...noneFoundEs,
  ...playerEs,
  ...entranceEs,
  ...resultsEs,
  ...roundEs,
  ...similarCareersEs,
  ...highlightsEs,
  ...statePayEs,
  ...leaderboardEs,
  ...errorsEs,
  ...embedMessagesEs,
}
