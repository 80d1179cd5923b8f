import type { Bot } from '@pathquest/core/modes/mode'
import { roundsBot } from '../kits/bots'
import { type ClaimsView, mayPick } from './views'

/** Weighs what lies at a site against the crowd that it may draw; then answers. */
export const bot: Bot = (view, random, playerId) => {
  const claims = view.modeView as unknown as ClaimsView
  if (!mayPick(claims)) return roundsBot(view, random, playerId)
  const worth = claims.open.map((site) => ({
    site,
    weight: (1 + claims.funds[site]) / (1 + (claims.crowd?.[site] ?? 0)) ** 0.5,
  }))
  let lot = random() * worth.reduce((sum, { weight }) => sum + weight, 0)
  for (const { site, weight } of worth) {
    lot -= weight
    if (lot < 0) return { type: 'pick', site }
  }
  return { type: 'pick', site: claims.open[0] ?? 'creek' }
}
