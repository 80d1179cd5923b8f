import { addModeTexts } from '@pathquest/modes/added-texts'
import { MODE_TEXTS_ES } from '@pathquest/modes/registry/texts.es'
import { es } from '@pathquest/sdk/messages/es'
import {
  type CodedError,
  createTranslate,
  errorText,
  type MessageTable,
} from '@pathquest/ui/messages'
import { careersMessages } from '@pathquest/ui/messages/en/careers'
import { entranceMessages } from '@pathquest/ui/messages/en/entrance'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { highlightsMessages } from '@pathquest/ui/messages/en/highlights'
import { hostMessages } from '@pathquest/ui/messages/en/host'
import { hostControlMessages } from '@pathquest/ui/messages/en/host-control'
import { joinMessages } from '@pathquest/ui/messages/en/join'
import { leaderboardMessages } from '@pathquest/ui/messages/en/leaderboard'
import { noneFoundMessages } from '@pathquest/ui/messages/en/none-found'
import { playerMessages } from '@pathquest/ui/messages/en/player'
import { resultsMessages } from '@pathquest/ui/messages/en/results'
import { roundMessages } from '@pathquest/ui/messages/en/round'
import { shownStepMessages } from '@pathquest/ui/messages/en/shown-step'
import { similarCareersMessages } from '@pathquest/ui/messages/en/similar-careers'
import { statePayMessages } from '@pathquest/ui/messages/en/state-pay'
import { withoutPhonesMessages } from '@pathquest/ui/messages/en/without-phones'

addModeTexts('es', MODE_TEXTS_ES)

const english = {
  ...careersMessages,
  ...joinMessages,
  ...gameMessages,
  ...noneFoundMessages,
  ...similarCareersMessages,
  ...playerMessages,
  ...leaderboardMessages,
  ...hostMessages,
  ...hostControlMessages,
  ...withoutPhonesMessages,
  ...entranceMessages,
  ...shownStepMessages,
  ...resultsMessages,
  ...roundMessages,
  ...highlightsMessages,
  ...statePayMessages,
} as const

/** Spanish is a table of its own; English is what the widgets carry themselves. */
export const translationsOf = (locale: string): MessageTable | undefined =>
  locale === 'es' ? es : undefined

/** The widgets' words in the language that a story is shown in, for its play function. */
export const wordsOf = ({ locale }: Record<string, unknown>) =>
  createTranslate(english, String(locale), translationsOf(String(locale)))

/** What the widgets say of a problem in that language. */
export const problemText = (problem: CodedError, { locale }: Record<string, unknown>) =>
  errorText(problem, String(locale), translationsOf(String(locale)))
