import type { SignInCard } from '@pathquest/core/contracts'
import { Button, buttonLook, EmptyState, Loading } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronLeftIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { Link, useParams, useSearchParams } from 'react-router'
import { useCards } from '../../api/classes'
import { classCardsMessages } from '../../messages/en/class-cards'
import { LoadFailed } from '../../shell/LoadFailed'
import { CardSheets } from './CardSheets'
import '../../shell/paper.css'
import './class-cards.css'

/** /classes/{id}/cards: the sign-in cards of a class, to print; `?student=` is one of them. */
export function ClassCardsPage() {
  const t = useMessages(classCardsMessages)
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const { data, error, refetch, isFetching } = useCards(id)
  const studentId = query.get('student')
  return (
    <div className="pq-page paper-page">
      <Link
        to={`/classes/${id}`}
        {...buttonLook({ variant: 'ghost', className: 'paper-back paper-screen' })}
      >
        <Icon icon={chevronLeftIcon} />
        {t('cards.back')}
      </Link>
      {data && <Cards classId={id} cards={data} studentId={studentId} />}
      {!data && !error && <Loading text={t('cards.loading')} />}
      {!data && error && (
        <LoadFailed
          headingLevel={1}
          title={t('cards.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
    </div>
  )
}

interface CardsProps {
  classId: string
  cards: readonly SignInCard[]
  /** null: all of them. */
  studentId: string | null
}

function Cards({ classId, cards, studentId }: CardsProps) {
  const t = useMessages(classCardsMessages)
  const shown = studentId === null ? cards : cards.filter((card) => card.studentId === studentId)
  const [first] = shown
  if (!first)
    return (
      <EmptyState
        headingLevel={1}
        title={t(studentId === null ? 'cards.none' : 'cards.notFound')}
        text={t('cards.noneText')}
      />
    )
  return (
    <>
      <header className="paper-head paper-screen">
        <div>
          <h1>
            {studentId === null ? t('cards.title') : t('cards.one', { name: first.displayName })}
          </h1>
          <p className="pq-muted">{t('cards.intro')}</p>
        </div>
        <div className="pq-row">
          {studentId !== null && cards.length > 1 && (
            <Link to={`/classes/${classId}/cards`} {...buttonLook()}>
              {t('cards.all')}
            </Link>
          )}
          <Button variant="primary" onClick={() => window.print()}>
            {t('cards.print')}
          </Button>
        </div>
      </header>
      <CardSheets cards={shown} />
    </>
  )
}
