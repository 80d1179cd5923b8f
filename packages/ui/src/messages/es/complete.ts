import type { COMMON_ERRORS } from '@pathquest/core/errors/common'
import type { JOINING_ERRORS, LIVE_ERRORS } from '@pathquest/core/errors/games'
import type { REQUEST_ERRORS } from '@pathquest/core/errors/requests'
import type { careersMessages } from '../en/careers'
import type { characterMessages } from '../en/characters'
import type { crewsMessages } from '../en/crews'
import type { entranceMessages } from '../en/entrance'
import type { gameMessages } from '../en/game'
import type { highlightsMessages } from '../en/highlights'
import type { hostMessages } from '../en/host'
import type { hostControlMessages } from '../en/host-control'
import type { joinMessages } from '../en/join'
import type { leaderboardMessages } from '../en/leaderboard'
import type { noneFoundMessages } from '../en/none-found'
import type { playerMessages } from '../en/player'
import type { resultsMessages } from '../en/results'
import type { roundMessages } from '../en/round'
import type { screenMessages } from '../en/screen'
import type { shownStepMessages } from '../en/shown-step'
import type { similarCareersMessages } from '../en/similar-careers'
import type { statePayMessages } from '../en/state-pay'
import type { uiMessages } from '../en/ui'
import type { withoutPhonesMessages } from '../en/without-phones'
import type { ParamName } from '../translate'

type WidgetErrors = typeof COMMON_ERRORS &
  typeof JOINING_ERRORS &
  typeof LIVE_ERRORS &
  typeof REQUEST_ERRORS
type ErrorMessages = {
  [Code in keyof WidgetErrors as `error.${Code}`]: WidgetErrors[Code]['message']
} & { 'error.offline': string }

/** Every text of every widget, and every error that one can show. */
type English = typeof uiMessages &
  typeof careersMessages &
  typeof characterMessages &
  typeof crewsMessages &
  typeof joinMessages &
  typeof gameMessages &
  typeof noneFoundMessages &
  typeof playerMessages &
  typeof leaderboardMessages &
  typeof hostMessages &
  typeof hostControlMessages &
  typeof withoutPhonesMessages &
  typeof screenMessages &
  typeof entranceMessages &
  typeof shownStepMessages &
  typeof similarCareersMessages &
  typeof resultsMessages &
  typeof roundMessages &
  typeof highlightsMessages &
  typeof statePayMessages &
  ErrorMessages

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** What a table must be: the same keys as the English one, each with the same parameters. */
export type Complete<Texts> = {
  [Key in keyof English]: Key extends keyof Texts
    ? Same<ParamName<English[Key]>, ParamName<Texts[Key]>> extends true
      ? Texts[Key]
      : { params: ParamName<English[Key]> }
    : string
} & { [Key in Exclude<keyof Texts, keyof English>]: never }
