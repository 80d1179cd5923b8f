import { mount as careerBrowser } from '../widgets/career-browser'
import { Entrance, mount as joinForm } from '../widgets/join-form'
import { mount as leaderboard } from '../widgets/leaderboard'

/** The widgets of the single file, by their names and as their chunks would export them. */
export const inTheFile = {
  'career-browser': { mount: careerBrowser },
  'join-form': { mount: joinForm, Entrance },
  leaderboard: { mount: leaderboard },
}
