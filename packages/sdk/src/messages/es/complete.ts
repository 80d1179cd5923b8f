import type { COMMON_ERRORS } from '@pathquest/game-core/errors/common'
import type { JOINING_ERRORS } from '@pathquest/game-core/errors/joining'
import type { LIVE_ERRORS } from '@pathquest/game-core/errors/live'
import type { REQUEST_ERRORS } from '@pathquest/game-core/errors/requests'
import type { careerDetailsMessages } from '../en/career-details'
import type { careerFiltersMessages } from '../en/career-filters'
import type { careerListMessages } from '../en/career-list'
import type { careersMessages } from '../en/careers'
import type { finalMessages } from '../en/final'
import type { gameMessages } from '../en/game'
import type { hostMessages } from '../en/host'
import type { joinMessages } from '../en/join'
import type { leaderboardMessages } from '../en/leaderboard'
import type { leaderboardFullMessages } from '../en/leaderboard-full'
import type { overMessages } from '../en/over'
import type { playerMessages } from '../en/player'
import type { playerRoundMessages } from '../en/player-round'
import type { refusalMessages } from '../en/refusals'
import type { resultsMessages } from '../en/results'
import type { roundMessages } from '../en/round'
import type { screenMessages } from '../en/screen'
import type { uiMessages } from '../en/ui'
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
  typeof careerListMessages &
  typeof careerFiltersMessages &
  typeof careerDetailsMessages &
  typeof joinMessages &
  typeof gameMessages &
  typeof roundMessages &
  typeof overMessages &
  typeof finalMessages &
  typeof refusalMessages &
  typeof playerMessages &
  typeof playerRoundMessages &
  typeof resultsMessages &
  typeof leaderboardMessages &
  typeof leaderboardFullMessages &
  typeof hostMessages &
  typeof screenMessages &
  ErrorMessages

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** What a table must be: no key less or more than the English, each with the same parameters. */
export type Complete<Texts> = {
  [Key in keyof English]: Key extends keyof Texts
    ? Same<ParamName<English[Key]>, ParamName<Texts[Key]>> extends true
      ? Texts[Key]
      : { params: ParamName<English[Key]> }
    : string
} & { [Key in Exclude<keyof Texts, keyof English>]: never }
