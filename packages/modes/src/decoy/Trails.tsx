import { useDecoyWords } from './use-decoy-words'
import type { ToldView } from './views'

export interface TrailsProps {
  told: readonly ToldView[]
  fontSize: string
}

/** Where each half went: four trails, as long as many took them, and the true one with its flag. */
export function Trails({ told, fontSize }: TrailsProps) {
  const { t } = useDecoyWords()
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
        gap: '1.2em',
        fontSize,
      }}
    >
      {told.map(({ career, truth, walked, found, decoys }) => (
        <section key={career} style={{ display: 'grid', gap: '.4em', alignContent: 'start' }}>
          <h2 style={{ fontSize: '1.25em', lineHeight: 1.2 }}>{career}</h2>
          <p>{t('class.found', { found, walked })}</p>
          <ul style={{ display: 'grid', gap: '.4em', margin: 0, padding: 0, listStyle: 'none' }}>
            <Trail text={truth} count={found} of={walked} isTrue />
            {[...decoys]
              .sort((a, b) => b.count - a.count)
              .map(({ text, count }) => (
                <Trail key={text} text={text} count={count} of={walked} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface TrailProps {
  text: string
  count: number
  of: number
  isTrue?: boolean
}

function Trail({ text, count, of, isTrue = false }: TrailProps) {
  const { t } = useDecoyWords()
  const share = of === 0 ? 0 : count / of
  return (
    <li
      style={{
        display: 'grid',
        gap: '.2em',
        padding: '.3em .6em',
        border: `2px solid ${isTrue ? 'var(--pq-text)' : 'var(--pq-line-strong)'}`,
        borderRadius: 12,
        background: isTrue ? 'var(--pq-blaze)' : 'var(--pq-surface)',
        color: isTrue ? 'var(--pq-on-blaze)' : undefined,
        fontWeight: isTrue ? 750 : undefined,
        lineHeight: 1.2,
      }}
    >
      <span>
        {isTrue && <span aria-hidden="true">⚑ </span>}
        {t(isTrue ? 'scene.true' : 'scene.path', { count, task: text })}
      </span>
      <svg viewBox="0 0 400 14" aria-hidden="true" style={{ display: 'block', width: '100%' }}>
        <path
          d="M8 7h384"
          stroke="currentColor"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={isTrue ? '22 10' : '1 15'}
          style={{
            transform: `scaleX(${Math.max(0.02, share)})`,
            transition: 'transform var(--pq-journey) var(--pq-ease)',
          }}
        />
      </svg>
    </li>
  )
}
