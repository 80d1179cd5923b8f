import type { MarketCosmetic } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, Dialog, InlineError } from '@pathquest/ui'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import { useBuyCosmetic } from '../../api/market'
import { marketMessages } from '../../messages/en/market'
import { useErrorText } from '../../messages/use-error-text'
import { cosmeticName } from './cosmetic-name'

export interface BuyCosmeticDialogProps {
  cosmetic: MarketCosmetic
  tokens: number
  onClose: () => void
  onBought: () => void
}

/** Asks before it spends; pressed again after a lost connection, it costs nothing more. */
export function BuyCosmeticDialog({ cosmetic, tokens, onClose, onBought }: BuyCosmeticDialogProps) {
  const t = useMessages(marketMessages)
  const { locale } = useLanguage()
  const errorText = useErrorText()
  const { mutate, error, isPending } = useBuyCosmetic()
  const price = formatNumber(locale, cosmetic.price)
  return (
    <Dialog
      open
      size="sm"
      title={t('market.askBuy', { name: cosmeticName(t, cosmetic.id) })}
      closeLabel={t('market.close')}
      onClose={onClose}
      foot={
        <>
          <Button data-autofocus onClick={onClose}>
            {t('market.cancel')}
          </Button>
          <Button
            variant="primary"
            busy={isPending}
            onClick={() =>
              mutate(cosmetic.id, {
                onSuccess: () => {
                  onBought()
                  onClose()
                },
              })
            }
          >
            {t('market.buy', { price })}
          </Button>
        </>
      }
    >
      <div className="pq-stack">
        <p>{t('market.costBuy', { price, tokens: formatNumber(locale, tokens) })}</p>
        {error && <InlineError>{errorText(toApiError(error))}</InlineError>}
      </div>
    </Dialog>
  )
}
