import type { TeamRow } from '@pathquest/game-core/views'
import { leaderboardFullMessages } from '../messages/en/leaderboard-full'
import { useMessages } from '../messages/MessagesProvider'
import { Badge } from '../ui/Badge'
import type { HeadingLevel } from '../ui/Card'
import { TeamFrame } from './TeamFrame'

/** Props of `TeamBoard`. */
export interface TeamBoardProps {
  /** In any order; they are shown by rank. */
  teams: readonly TeamRow[]
  /** The team of the player at this screen. */
  yourTeamId?: string | null | undefined
  /** Level of the title, 1 to 4. Default 2. */
  headingLevel?: HeadingLevel | undefined
}

/** The teams' own leaderboard. */
export function TeamBoard({ teams, yourTeamId, headingLevel = 2 }: TeamBoardProps) {
  const t = useMessages(leaderboardFullMessages)
  return (
    <TeamFrame
      teams={teams}
      headingLevel={headingLevel}
      yourTeamId={yourTeamId}
      mark={<Badge variant="you">{t('leaderboard.yourTeam')}</Badge>}
    />
  )
}
