import type { Bot } from '@pathquest/core/modes/mode'
import { GOALS, HOMES, TRAVEL } from './budget'
import type { YearView } from './views'

/** Chooses by chance, whatever it costs. */
export const bot: Bot = ({ modeView }, random) => {
  const below = (count: number) => Math.floor(random() * count)
  switch ((modeView as unknown as YearView | undefined)?.at) {
    case 'career':
      return { type: 'career', offer: below(3) }
    case 'goal':
      return { type: 'goal', goal: GOALS[below(GOALS.length)] }
    case 'live':
      return {
        type: 'live',
        home: HOMES[below(HOMES.length)],
        travel: TRAVEL[below(TRAVEL.length)],
      }
    case 'way':
      return { type: 'way', way: below(2) }
    case 'differ':
      return { type: 'differ', what: 'event', event: below(6) }
    default:
      return null
  }
}
