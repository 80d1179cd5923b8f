import { careersEs } from '@pathquest/sdk/messages/es/careers'
import { errorsEs } from '@pathquest/sdk/messages/es/errors'
import { gameEs } from '@pathquest/sdk/messages/es/game'
import { joinEs } from '@pathquest/sdk/messages/es/join'
import { leaderboardEs } from '@pathquest/sdk/messages/es/leaderboard'
import { playerEs } from '@pathquest/sdk/messages/es/player'
import { secondStepEs } from '@pathquest/sdk/messages/es/second-step'
import { uiEs } from '@pathquest/sdk/messages/es/ui'
import type { embedMessages } from './messages'

const embedMessagesEs: Record<keyof typeof embedMessages, string> = {
  'embed.brand': 'Pathquest',
  'embed.allCareers': 'Ver todas las profesiones',
  'embed.newTab': '(se abre en otra pestaña)',
}

/** The Spanish texts of the widgets that a page can embed, fetched where one asks for them. */
export const spanish = {
  ...uiEs,
  ...careersEs,
  ...joinEs,
  ...gameEs,
  ...playerEs,
  ...secondStepEs,
  ...leaderboardEs,
  ...errorsEs,
  ...embedMessagesEs,
}
