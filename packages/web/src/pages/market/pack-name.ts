import type { MarketPack } from '@pathquest/core/contracts'
import type { Translate } from '@pathquest/ui/messages'
import type { marketMessages } from '../../messages/en/market'

const NAMES = {
  trail: 'market.trail',
  ridge: 'market.ridge',
  summit: 'market.summit',
} as const

/** A page of before an upgrade may be told of a pack that it has no name for. */
export const packName = (t: Translate<typeof marketMessages>, { id }: MarketPack): string =>
  t(Object.hasOwn(NAMES, id) ? NAMES[id as keyof typeof NAMES] : 'market.other')
