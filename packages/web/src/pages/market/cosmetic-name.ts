import type { CosmeticId } from '@pathquest/core'
import type { Translate } from '@pathquest/ui/messages'
import { marketMessages } from '../../messages/en/market'

/** A page of before an upgrade may be told of a cosmetic that it has no name for. */
export const cosmeticName = (t: Translate<typeof marketMessages>, id: string): string =>
  t(
    Object.hasOwn(marketMessages, `market.${id}`)
      ? `market.${id as CosmeticId}`
      : 'market.cosmetic',
  )
