import { Button } from '@pathquest/ui/Button'
import { widgetKeys } from '@pathquest/ui/hooks/widget-keys'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useState } from 'react'
import type { PlayerPieceProps } from '../pieces'
import { TAGS, type Tag } from './manifest'
import { OneOf } from './OneOf'
import { PlanText } from './PlanCard'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { OwnCallView } from './views'

/** Four plans of others, without names: one star, and what is good about it. */
export function GalleryForm({ view, modeView, busy, send }: PlayerPieceProps) {
  const t = useTexts(en, es)
  const { careers, gallery, star, phase } = modeView as unknown as OwnCallView
  const [wanted, setWanted] = useState<number | null>(null)
  const [tag, setTag] = useState<Tag | null>(null)
  const isOpen = phase?.mayChoose === true && view.pausedByHost === undefined && busy === null
  const place = star ? star.place : wanted
  const plans = gallery ?? []
  const keys = widgetKeys(({ key }) => {
    const at = Number(key) - 1
    if (plans[at] === undefined) return false
    setWanted(at)
    return true
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the plans inside it
    <div className="pq-phase" onKeyDown={isOpen ? keys : undefined}>
      <ul className="pq-choices" data-rows>
        {plans.map((plan, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan is its place
          <li key={at}>
            <button
              type="button"
              className="pq-choice"
              style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}
              disabled={!isOpen}
              aria-pressed={at === place}
              aria-keyshortcuts={String(at + 1)}
              onClick={() => setWanted(at)}
            >
              <span>
                {t('plan', { number: at + 1 })}
                {at === place && ' ★'}
              </span>
              <PlanText careers={careers} plan={plan} />
            </button>
          </li>
        ))}
      </ul>
      {phase?.mayChoose && (
        <>
          <OneOf
            legend={t('why')}
            values={TAGS}
            label={(one) => t(`tag.${one}`)}
            chosen={tag}
            onChoose={setTag}
          />
          <Button
            full
            variant="primary"
            busy={busy === 'star'}
            disabled={!isOpen || place === null || tag === null}
            onClick={() => {
              if (place !== null && tag !== null) void send('star', { place, tag })
            }}
          >
            {t('star')}
          </Button>
        </>
      )}
      <p role="status">{star && t('wait.star')}</p>
    </div>
  )
}
