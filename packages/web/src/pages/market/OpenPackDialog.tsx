import type { MarketPack } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { randomId } from '@pathquest/sdk/live/seat-store'
import { Button, buttonLook, Dialog, InlineError } from '@pathquest/ui'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { useOpenPack } from '../../api/market'
import { marketMessages } from '../../messages/en/market'
import { useErrorText } from '../../messages/use-error-text'
import { InEnglishNote } from '../../shell/InEnglishNote'
import { DrawnKeys } from './DrawnKeys'
import { packName } from './pack-name'

export interface OpenPackDialogProps {
  pack: MarketPack
  tokens: number
  onClose: () => void
}

/** Asks before it spends, then shows what was in the pack. */
export function OpenPackDialog({ pack, tokens, onClose }: OpenPackDialogProps) {
  const t = useMessages(marketMessages)
  const { locale } = useLanguage()
  const errorText = useErrorText()
  // Pressed again after a lost connection, it is the same purchase.
  const [purchaseId] = useState(randomId)
  const { mutate, data: opened, error, isPending } = useOpenPack()
  const show = (value: number) => formatNumber(locale, value)
  if (opened) {
    return (
      <Dialog
        open
        size="lg"
        title={t('market.got', { count: opened.pathkeys.length })}
        closeLabel={t('market.close')}
        onClose={onClose}
        foot={
          <>
            <Link to="/collection" {...buttonLook()}>
              {t('market.viewCollection')}
            </Link>
            <Button data-autofocus variant="primary" onClick={onClose}>
              {t('market.done')}
            </Button>
          </>
        }
      >
        <DrawnKeys opened={opened} />
        <InEnglishNote />
        <p className="pq-muted">{t('market.remaining', { tokens: show(opened.tokens) })}</p>
      </Dialog>
    )
  }
  const size = t('market.size', { count: pack.size })
  return (
    <Dialog
      open
      size="sm"
      title={t('market.ask', { pack: packName(t, pack) })}
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
            onClick={() => mutate({ packId: pack.id, purchaseId })}
          >
            {t('market.open', { price: show(pack.price) })}
          </Button>
        </>
      }
    >
      <div className="pq-stack">
        <p>{t('market.cost', { price: show(pack.price), size, tokens: show(tokens) })}</p>
        {error && <InlineError>{errorText(toApiError(error))}</InlineError>}
      </div>
    </Dialog>
  )
}
