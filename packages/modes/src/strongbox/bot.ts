import type { Bot } from '@pathquest/core/modes/mode'
import { roundsBot } from '../kits/bots'
import type { RoadView } from './views'

/** Banks a heavy box, buys a key where the road is rich, and carries otherwise. */
export const bot: Bot = (view, random, playerId) => {
  const { phase, own, rate, road } = view.modeView as unknown as RoadView
  if (!phase?.mayChoose || !own) return roundsBot(view, random, playerId)
  const usual = road && road.boxes > 0 ? road.coins / road.boxes : rate
  const courage = 0.6 + random()
  if (own.mayBuyKey && 0.4 * usual * courage > rate) return { type: 'choose', what: 'key' }
  if (own.mayBuyKey && random() < 0.1) return { type: 'choose', what: 'key' }
  return { type: 'choose', what: own.carried > 2 * rate * courage ? 'bank' : 'carry' }
}
