import type { WidgetName } from '../page/options'
import { type Mount, watchPage } from '../page/page'
import { scriptBase } from '../page/script-base'
import { mount as careerBrowser } from '../widgets/career-browser'
import { mount as joinForm } from '../widgets/join-form'
import { mount as leaderboard } from '../widgets/leaderboard'

declare const HEIGHTS: Record<WidgetName, number>
declare const VERSION: string

const mounts: Partial<Record<WidgetName, Mount>> = {
  'career-browser': careerBrowser,
  'join-form': joinForm,
  leaderboard,
}
const { 'game-player': _, ...heights } = HEIGHTS

watchPage(
  VERSION,
  scriptBase('pathquest-').origin,
  heights,
  async (widget) => mounts[widget] as Mount,
)
