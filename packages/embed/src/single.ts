import { EMBED_HEIGHTS } from '@pathquest/core/embed-heights'
import { version } from '../package.json'
import { ownScript } from './page/options'
import { watchPage } from './page/page'
import { mount as careerBrowser } from './widgets/career-browser'
import { mount as gamePlayer } from './widgets/game-player'
import { mount as joinForm } from './widgets/join-form'
import { mount as leaderboard } from './widgets/leaderboard'

const widgets = {
  'career-browser': careerBrowser,
  'join-form': joinForm,
  'game-player': gamePlayer,
  leaderboard,
}

// With its version, since the page may have scripts whose names begin the same.
const { origin } = new URL(ownScript(`pathquest-${version}`).src)

watchPage(version, origin, EMBED_HEIGHTS, async (widget) => ({ mount: widgets[widget] }))
