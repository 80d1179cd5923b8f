import { useTexts } from '@pathquest/ui/messages/use-texts'
import { type CSSProperties, Fragment } from 'react'
import type { ResultsPieceProps } from '../pieces'
import { Bench } from './Bench'
import { Street } from './Street'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { OwnEnd, Summary } from './views'

const WIDE: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '16px 32px',
  alignItems: 'center',
  justifyItems: 'center',
}
const FAR: CSSProperties = { fontSize: 'max(22px, 2.9vh)' }

/** The end: what the class built, what the market brought, and whether one's buying paid. */
export function Results({ view, summary: sent, ownEnding, playerId, children }: ResultsPieceProps) {
  const t = useTexts(en, es)
  const summary = sent as unknown as Summary | null
  const own = ownEnding as unknown as OwnEnd | null
  if (!summary) return children
  const { benches, apprentices, market, earned } = summary
  // Host and projector: beside the podium there is little height.
  const isWide = playerId === null
  return (
    <>
      <section
        className={isWide ? undefined : 'pq-phase'}
        style={isWide ? (view.role === 'screen' ? { ...WIDE, ...FAR } : WIDE) : undefined}
      >
        {own && <Own own={own} />}
        {isWide && <Street play={summary} day={1} isMarket style={{ maxWidth: '60vh' }} />}
        <div className="pq-stack">
          <p>
            {benches + apprentices === 0
              ? t('end.none', { count: earned })
              : t('end.class', { benches, apprentices })}
          </p>
          {market > 0 && <p>{t('end.market', { count: market, earned })}</p>}
        </div>
      </section>
      {children}
    </>
  )
}

function Own({ own }: { own: OwnEnd }) {
  const t = useTexts(en, es)
  const { coins, bench, apprentices, spent, byBench, byApprentices, market } = own
  const bars = [
    { label: t('end.cost'), count: spent, fill: 'var(--pq-text-muted)' },
    { label: t('end.byBench'), count: byBench, fill: 'var(--pq-caution)' },
    { label: t('end.byApprentices'), count: byApprentices, fill: 'var(--pq-info)' },
    { label: t('end.byMarket'), count: market, fill: 'var(--pq-negative)' },
  ]
  const told = bars.filter(({ count }) => count > 0)
  const most = Math.max(1, ...told.map(({ count }) => count))
  return (
    <>
      <h2>
        {bench + apprentices === 0 ? t('end.bare') : t('end.own', { bench, count: apprentices })}
      </h2>
      <Bench
        level={bench}
        coins={coins}
        making={Array<number>(apprentices).fill(0.5)}
        day={1}
        isMarket
      />
      <p>
        {spent > 0
          ? t('end.paid', { spent, count: byBench + byApprentices })
          : t('end.saved', { count: coins })}
      </p>
      {told.length > 0 && (
        <dl
          style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '6px 12px', margin: 0 }}
        >
          {told.map(({ label, count, fill }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd style={{ display: 'flex', gap: 8, alignItems: 'center', margin: 0 }}>
                <span
                  aria-hidden="true"
                  style={{
                    width: `${(80 * count) / most}%`,
                    height: 16,
                    borderRadius: 'var(--pq-radius-1)',
                    background: fill,
                  }}
                />
                <b>{count}</b>
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </>
  )
}
