import type { QuestionSetDetail } from '@pathquest/core/contracts'
import { ApiError } from '@pathquest/sdk/api/error'
import { Button, buttonLook, EmptyState, Loading } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronLeftIcon } from '@pathquest/ui/art/icons'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useQuestionSet, useRefetchSet } from '../../api/question-set'
import { formatMoment } from '../../formats'
import { paperCountsMessages } from '../../messages/en/paper-counts'
import { LoadFailed } from '../../shell/LoadFailed'
import { CountsForm } from './CountsForm'
import { newCountsForm, questionOfSet } from './counts-form'
import '../../question-sets/editor.css'
import './paper-counts.css'

/** /question-sets/{id}/counts: how a class answered the printed set. */
export function PaperCountsPage() {
  const t = useMessages(paperCountsMessages)
  const { id = '' } = useParams()
  const query = useQuestionSet(id)
  const { data, error } = query
  return (
    <div className="pq-page paper-counts">
      <Link to={`/question-sets/${id}/print`} {...buttonLook({ variant: 'ghost' })}>
        <Icon icon={chevronLeftIcon} />
        {t('counts.back')}
      </Link>
      {data ? (
        <OfSet key={data.id} set={data} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState headingLevel={1} title={t('counts.notFound')} text={t('counts.notFoundHint')} />
      ) : error ? (
        <LoadFailed headingLevel={1} title={t('counts.failed')} query={query} />
      ) : (
        <Loading text={t('counts.loading')} />
      )}
    </div>
  )
}

function OfSet({ set }: { set: QuestionSetDetail }) {
  const t = useMessages(paperCountsMessages)
  const { locale } = useLanguage()
  const refetch = useRefetchSet(set.id)
  const [initial] = useState(newCountsForm)
  if (set.questions.length === 0) {
    return <EmptyState headingLevel={1} title={t('counts.empty')} text={t('counts.emptyHint')} />
  }
  return (
    <>
      <header>
        <h1>{t('counts.title')}</h1>
        <p className="pq-muted" lang={t.contentLang}>
          {set.title}
        </p>
        <p className="pq-muted">
          {t('counts.version', { date: formatMoment(set.updatedAt, locale) })}
        </p>
      </header>
      <CountsForm
        draftKey={`paper:${set.id}`}
        initial={initial}
        questions={set.questions.map(questionOfSet)}
        set={{ questionSetId: set.id, updatedAt: set.updatedAt }}
        saveLabel={t('counts.save')}
        onRefused={({ code }) =>
          code === 'set_changed' && (
            <Button size="sm" onClick={() => void refetch()}>
              {t('counts.reload')}
            </Button>
          )
        }
      />
    </>
  )
}
