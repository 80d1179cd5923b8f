import art from '@pathquest/sdk/styles/art.css?inline'
import avatar from '@pathquest/sdk/styles/avatar.css?inline'
import badge from '@pathquest/sdk/styles/badge.css?inline'
import banner from '@pathquest/sdk/styles/banner.css?inline'
import button from '@pathquest/sdk/styles/button.css?inline'
import cosmetics from '@pathquest/sdk/styles/cosmetics.css?inline'
import game from '@pathquest/sdk/styles/game.css?inline'
import gameLobby from '@pathquest/sdk/styles/game-lobby.css?inline'
import inlineError from '@pathquest/sdk/styles/inline-error.css?inline'
import loading from '@pathquest/sdk/styles/loading.css?inline'

/** What a game wears until its first question, in the order of the sdk’s index.css. */
export const sheets = [
  button,
  badge,
  avatar,
  banner,
  loading,
  inlineError,
  cosmetics,
  art,
  gameLobby,
  game,
]
