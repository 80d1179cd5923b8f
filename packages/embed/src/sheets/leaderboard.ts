import leaderboard from '@pathquest/sdk/styles/leaderboard.css?inline'
import badge from '@pathquest/ui/styles/badge.css?inline'
import button from '@pathquest/ui/styles/button.css?inline'
import card from '@pathquest/ui/styles/card.css?inline'
import character from '@pathquest/ui/styles/character.css?inline'
import empty from '@pathquest/ui/styles/empty.css?inline'
import inlineError from '@pathquest/ui/styles/inline-error.css?inline'
import loading from '@pathquest/ui/styles/loading.css?inline'
import standing from '@pathquest/ui/styles/standing.css?inline'

/** The sheets of the leaderboard, in the order of the sdk’s index.css. */
export const sheets = [
  button,
  badge,
  character,
  card,
  empty,
  loading,
  inlineError,
  standing,
  leaderboard,
]
