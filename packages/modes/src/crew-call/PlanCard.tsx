import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { ReactNode } from 'react'
import { StarShape } from './CableCar'
import type { Plan } from './call'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { PlanView } from './views'

interface PlanTextProps {
  careers: readonly string[]
  plan: Plan
}

/** Three careers and a reason. */
export function PlanText({ careers, plan: { crew, reason } }: PlanTextProps) {
  const t = useTexts(en, es)
  return (
    <>
      <b lang={t.contentLang} style={{ display: 'grid', gap: 2 }}>
        {crew.map((at) => (
          <span key={at}>{careers[at]}</span>
        ))}
      </b>
      <span>
        {t('because')} {t(`reason.${reason}`)}
      </span>
    </>
  )
}

export interface PlanCardProps {
  careers: readonly string[]
  plan: PlanView
  children?: ReactNode
}

/** A plan with its stars, for all; its maker only if they wish. */
export function PlanCard({ careers, plan, children }: PlanCardProps) {
  const t = useTexts(en, es)
  const { stars, tag, by } = plan
  return (
    <li className="pq-card" style={{ display: 'grid', gap: 8, alignContent: 'start' }}>
      {stars > 0 && (
        <p>
          <Stars count={stars} /> {tag && `· ${t(`tag.${tag}`)}`}
        </p>
      )}
      <PlanText careers={careers} plan={plan} />
      {by && <p>{t('by', { name: by })}</p>}
      {children}
    </li>
  )
}

export function Stars({ count }: { count: number }) {
  const t = useTexts(en, es)
  return (
    <b>
      <svg
        viewBox="-7 -7 14 14"
        aria-hidden="true"
        style={{ display: 'inline', width: '1.1em', height: '1.1em', verticalAlign: '-.15em' }}
      >
        <StarShape />
      </svg>{' '}
      {t('stars', { count })}
    </b>
  )
}

/** Several plans beside each other, where there is room. */
export const PlanList = ({ children }: { children: ReactNode }) => (
  <ul
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
      gap: 12,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    }}
  >
    {children}
  </ul>
)
