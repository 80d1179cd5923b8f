import { careersEs } from '@pathquest/ui/messages/es/careers'
import { errorsEs } from '@pathquest/ui/messages/es/errors'
import { gameEs } from '@pathquest/ui/messages/es/game'
import { joinEs } from '@pathquest/ui/messages/es/join'
import { leaderboardEs } from '@pathquest/ui/messages/es/leaderboard'
import { playerEs } from '@pathquest/ui/messages/es/player'
import { secondStepEs } from '@pathquest/ui/messages/es/second-step'
import { uiEs } from '@pathquest/ui/messages/es/ui'
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
