import type { Bot } from '@pathquest/core/modes/mode'
import { selfPacedBot } from '../kits/bots'

interface Offer {
  what: 'bench' | 'apprentice'
  price: number | null
}

/** Buys what it can afford, now and then; else answers. */
export const bot: Bot = (view, random, playerId) => {
  const { play } = view.modeView as unknown as { play: { coins: number; offers: Offer[] } }
  const { coins, offers } = play
  const offer = offers.find(({ price }) => price !== null && price <= coins && random() < 0.5)
  return offer ? { type: 'buy', what: offer.what } : selfPacedBot(view, random, playerId)
}
