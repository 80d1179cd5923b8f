import type { ClassPlans as Plans } from '@pathquest/core/contracts'
import { Badge, Button, Card, Loading } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { useClassPlans } from '../../api/plans'
import { formatDay } from '../../formats'
import { planReviewMessages } from '../../messages/en/plan-review'
import { RetryError } from '../../shell/RetryError'
import { type PlanState, planStateOf, readFirst } from './plan-state'

type StudentPlan = Plans['students'][number]

const SHOWN = 8

/** The plans of a class: those to read come first. */
export function ClassPlans({ classId }: { classId: string }) {
  const t = useMessages(planReviewMessages)
  const { data, isError, isFetching, refetch } = useClassPlans(classId)
  const [isAll, setAll] = useState(false)
  const students = readFirst(data ?? [])
  const shown = isAll ? students : students.slice(0, SHOWN)
  const done = students.filter(({ handedInAt }) => handedInAt !== null).length
  return (
    <Card title={t('planReview.class')} className="class-card">
      <p className="pq-muted">
        {t(data?.length === 0 ? 'planReview.classNone' : 'planReview.classText')}
      </p>
      {!data && !isError && <Loading text={t('planReview.classLoading')} />}
      {!data && isError && (
        <RetryError busy={isFetching} onRetry={() => void refetch()}>
          {t('planReview.classFailed')}
        </RetryError>
      )}
      {students.length > 0 && (
        <>
          <p>{t('planReview.handedInCount', { done, count: students.length })}</p>
          <ul className="class-list">
            {shown.map((student) => (
              <PlanRow key={student.id} of={student} classId={classId} />
            ))}
          </ul>
        </>
      )}
      {shown.length < students.length && (
        <Button size="sm" onClick={() => setAll(true)}>
          {t('planReview.more', { count: students.length })}
        </Button>
      )}
    </Card>
  )
}

const BADGES = {
  toRead: 'info',
  changed: 'info',
  reviewed: 'success',
  begun: 'outline',
  empty: 'outline',
} as const satisfies Record<PlanState, string>

function PlanRow({ of, classId }: { of: StudentPlan; classId: string }) {
  const t = useMessages(planReviewMessages)
  const { locale } = useLanguage()
  const state = planStateOf(of)
  return (
    <li>
      <Link
        className="pq-link"
        to={`/students/${encodeURIComponent(of.id)}/plan?class=${encodeURIComponent(classId)}`}
        aria-label={t('planReview.open', { name: of.displayName })}
      >
        {of.displayName}
      </Link>
      <Badge variant={BADGES[state]}>
        {state === 'reviewed' && of.reviewedAt !== null
          ? t('planReview.reviewed', { date: formatDay(of.reviewedAt, locale) })
          : t(`planReview.${state === 'reviewed' ? 'begun' : state}`)}
      </Badge>
    </li>
  )
}
