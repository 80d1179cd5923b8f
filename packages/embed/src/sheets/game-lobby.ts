import game from '@pathquest/sdk/styles/game.css?inline'
import gameLobby from '@pathquest/sdk/styles/game-lobby.css?inline'
import art from '@pathquest/ui/styles/art.css?inline'
import badge from '@pathquest/ui/styles/badge.css?inline'
import banner from '@pathquest/ui/styles/banner.css?inline'
import button from '@pathquest/ui/styles/button.css?inline'
import inlineError from '@pathquest/ui/styles/inline-error.css?inline'
import loading from '@pathquest/ui/styles/loading.css?inline'

/** The sheets of a game until its first question, in the order of the sdk’s index.css. */
export const sheets = [button, badge, banner, loading, inlineError, art, gameLobby, game]
