import { Button } from '@pathquest/ui/Button'
import { widgetKeys } from '@pathquest/ui/hooks/widget-keys'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useState } from 'react'
import type { PlayerPieceProps } from '../pieces'
import { CABLE, CableCars } from './CableCar'
import { REASONS, type Reason } from './manifest'
import { OneOf } from './OneOf'
import { PlanText } from './PlanCard'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { OwnCallView } from './views'

const CREW = 3

/** Three of eight careers and a reason, sent together; the car fills, and rides up. */
export function PlanForm({ view, modeView, busy, send }: PlayerPieceProps) {
  const t = useTexts(en, es)
  const { careers, plan, phase } = modeView as unknown as OwnCallView
  const [crew, setCrew] = useState<readonly number[]>([])
  const [reason, setReason] = useState<Reason | null>(null)
  const isHeld = view.pausedByHost !== undefined || busy !== null
  const toggle = (at: number) => {
    if (crew.includes(at)) setCrew(crew.filter((one) => one !== at))
    else if (crew.length < CREW) setCrew([...crew, at])
  }
  const keys = widgetKeys(({ key }) => {
    const at = Number(key) - 1
    if (careers[at] === undefined) return false
    toggle(at)
    return true
  })
  const [a, b, c] = crew
  const scene = (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${CABLE.width} ${CABLE.height}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={plan ? t('scene.up') : t('scene.station', { count: crew.length })}
      style={{ maxHeight: '22vh' }}
    >
      <CableCars
        cars={[{ way: plan ? 0.93 : 0.04, seats: plan ? CREW : crew.length }]}
        size={1.2}
      />
    </svg>
  )
  if (plan || !phase?.mayChoose) {
    return (
      <>
        {scene}
        {plan && (
          <div style={{ display: 'grid', gap: 6 }}>
            <PlanText careers={careers} plan={plan} />
          </div>
        )}
        <p role="status">{plan && t('wait.plan')}</p>
      </>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the careers inside it
    <div className="pq-phase" onKeyDown={isHeld ? undefined : keys}>
      {scene}
      <p id="crew-picked">
        <b>{t('pick')}</b> · {t('picked', { count: crew.length })}
      </p>
      <ul className="pq-choices" data-pairs aria-labelledby="crew-picked">
        {careers.map((title, at) => (
          <li key={title}>
            <button
              type="button"
              className="pq-choice"
              lang={t.contentLang}
              style={{ minHeight: 52, padding: 8, alignContent: 'center', lineHeight: 1.2 }}
              disabled={isHeld || (crew.length === CREW && !crew.includes(at))}
              aria-pressed={crew.includes(at)}
              aria-keyshortcuts={String(at + 1)}
              onClick={() => toggle(at)}
            >
              <b>
                {crew.includes(at) && <span aria-hidden="true">✓ </span>}
                {title}
              </b>
            </button>
          </li>
        ))}
      </ul>
      <OneOf
        legend={t('because')}
        values={REASONS}
        label={(one) => t(`reason.${one}`)}
        chosen={reason}
        onChoose={setReason}
      />
      <Button
        full
        variant="primary"
        busy={busy === 'send'}
        disabled={isHeld || c === undefined || reason === null}
        onClick={() => {
          if (a === undefined || b === undefined || c === undefined || reason === null) return
          void send('send', { a, b, c, reason })
        }}
      >
        {t('send')}
      </Button>
    </div>
  )
}
