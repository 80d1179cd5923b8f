import type { PlanConcern } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, buttonLook, InlineError } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { infoIcon } from '@pathquest/ui/art/icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { usePlanConcerns, useTakeConcern } from '../api/plans'
import { formatMoment } from '../formats'
import { planConcernsMessages } from '../messages/en/plan-concerns'
import { useErrorText } from '../messages/use-error-text'
import './plan-concerns.css'

interface PlanConcernsProps {
  /** On the page of one student: theirs only, and without the way to that page. */
  studentId?: string
}

/** For teachers, above everything else: what students wrote that an adult has to see at once. */
export function PlanConcerns({ studentId }: PlanConcernsProps) {
  const t = useMessages(planConcernsMessages)
  const { data = [] } = usePlanConcerns()
  const shown = data.filter(({ student }) => studentId === undefined || student.id === studentId)
  const open = shown.filter(({ seen }) => seen === null)
  const taken = shown.filter(({ seen }) => seen !== null)
  const isOfStudent = studentId !== undefined
  const title = open.length > 0 && t('planConcerns.title', { count: open.length })
  return (
    <>
      {/* Said once when it comes, without all that is in it. */}
      <p className="pq-hidden" role="status">
        {title}
      </p>
      {shown.length > 0 && (
        <section className="plan-concerns paper-screen" aria-label={t('planConcerns.region')}>
          {open.length > 0 && (
            <div className="plan-concerns-open">
              <Icon icon={infoIcon} />
              <div>
                <h2>{title}</h2>
                <ul className="plan-concerns-list">
                  {open.map((one) => (
                    <Concern key={one.id} of={one} isOfStudent={isOfStudent} />
                  ))}
                </ul>
                <WhatToDo />
              </div>
            </div>
          )}
          {taken.length > 0 && (
            <details className="plan-concerns-taken">
              <summary>{t('planConcerns.taken', { count: taken.length })}</summary>
              <ul className="plan-concerns-list">
                {taken.map((one) => (
                  <Concern key={one.id} of={one} isOfStudent={isOfStudent} />
                ))}
              </ul>
            </details>
          )}
        </section>
      )}
    </>
  )
}

function WhatToDo() {
  const t = useMessages(planConcernsMessages)
  return (
    <>
      <h3>{t('planConcerns.do')}</h3>
      <ol>
        <li>{t('planConcerns.talk')}</li>
        <li>{t('planConcerns.counselor')}</li>
        <li>{t('planConcerns.crisis')}</li>
        <li>{t('planConcerns.danger')}</li>
      </ol>
      <p>
        {t('planConcerns.intro')} {t('planConcerns.notSent')}
      </p>
    </>
  )
}

interface ConcernProps {
  of: PlanConcern
  isOfStudent: boolean
}

/** Who wrote what, where and when, and who has taken it on. */
function Concern({ of: { id, student, kind, place, text, at, seen }, isOfStudent }: ConcernProps) {
  const t = useMessages(planConcernsMessages)
  const errorText = useErrorText()
  const { locale } = useLanguage()
  const take = useTakeConcern()
  const name = student.displayName
  return (
    <li>
      <p>
        <b>{name}</b>
        {' · '}
        {formatMoment(at, locale)}, {t(`planConcerns.${place}`)}
        {' · '}
        {t(`planConcerns.${kind}`)}
      </p>
      <blockquote>{text}</blockquote>
      {seen && (
        <p className="pq-muted">
          {seen.by === null
            ? t('planConcerns.takenFormer', { date: formatMoment(seen.at, locale) })
            : t('planConcerns.takenBy', { name: seen.by, date: formatMoment(seen.at, locale) })}
        </p>
      )}
      <div className="pq-row">
        {!seen && (
          <Button
            size="sm"
            variant="solid"
            busy={take.isPending}
            aria-label={t('planConcerns.takeName', { name })}
            onClick={() => take.mutate(id)}
          >
            {t('planConcerns.take')}
          </Button>
        )}
        {!isOfStudent && (
          <Link
            to={`/students/${encodeURIComponent(student.id)}/plan`}
            aria-label={t('planConcerns.planName', { name })}
            {...buttonLook({ size: 'sm' })}
          >
            {t('planConcerns.plan')}
          </Link>
        )}
      </div>
      {take.error && <InlineError>{errorText(toApiError(take.error))}</InlineError>}
    </li>
  )
}
