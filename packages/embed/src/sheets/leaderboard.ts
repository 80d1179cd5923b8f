import badge from '@pathquest/sdk/styles/badge.css?inline'
import button from '@pathquest/sdk/styles/button.css?inline'
import card from '@pathquest/sdk/styles/card.css?inline'
import empty from '@pathquest/sdk/styles/empty.css?inline'
import inlineError from '@pathquest/sdk/styles/inline-error.css?inline'
import leaderboard from '@pathquest/sdk/styles/leaderboard.css?inline'
import loading from '@pathquest/sdk/styles/loading.css?inline'
import standing from '@pathquest/sdk/styles/standing.css?inline'

/** What a leaderboard wears, in the order of the sdk’s index.css. */
export const sheets = [button, badge, card, empty, loading, inlineError, standing, leaderboard]
