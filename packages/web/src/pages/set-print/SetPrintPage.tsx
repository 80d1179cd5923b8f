import type { QuestionSetDetail } from '@pathquest/core/contracts'
import { ApiError } from '@pathquest/sdk/api/error'
import { Button, buttonLook, EmptyState, Loading } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronLeftIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useQuestionSet } from '../../api/question-set'
import { setPrintMessages } from '../../messages/en/set-print'
import { LoadFailed } from '../../shell/LoadFailed'
import { KeySheet } from './KeySheet'
import { LetterCards } from './LetterCards'
import { PRINT_CHOICE, type PrintChoice, PrintOptions } from './PrintOptions'
import { QuizSheet } from './QuizSheet'
import '../../shell/paper.css'
import './set-print.css'

/** /question-sets/{id}/print: a set as a quiz on paper, its key, or letters to hold up. */
export function SetPrintPage() {
  const t = useMessages(setPrintMessages)
  const { id = '' } = useParams()
  const query = useQuestionSet(id)
  const { data, error } = query
  return (
    <div className="pq-page paper-page">
      <Link
        to={`/question-sets/${id}`}
        {...buttonLook({ variant: 'ghost', className: 'paper-back paper-screen' })}
      >
        <Icon icon={chevronLeftIcon} />
        {t('print.back')}
      </Link>
      {data ? (
        <Printed set={data} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState headingLevel={1} title={t('print.notFound')} text={t('print.notFoundHint')} />
      ) : error ? (
        <LoadFailed headingLevel={1} title={t('print.failed')} query={query} />
      ) : (
        <Loading text={t('print.loading')} />
      )}
    </div>
  )
}

function Printed({ set }: { set: QuestionSetDetail }) {
  const t = useMessages(setPrintMessages)
  const [choice, setChoice] = useState<PrintChoice>(PRINT_CHOICE)
  if (set.questions.length === 0) {
    return <EmptyState headingLevel={1} title={t('print.empty')} text={t('print.emptyHint')} />
  }
  return (
    <>
      <header className="paper-head paper-screen">
        <div>
          <h1>{t('print.title')}</h1>
          <p className="pq-muted" lang={t.contentLang}>
            {set.title}
          </p>
        </div>
        <div className="pq-row">
          <Link to={`/question-sets/${set.id}/counts`} {...buttonLook()}>
            {t('print.toCounts')}
          </Link>
          <Button variant="primary" onClick={() => window.print()}>
            {t('print.print')}
          </Button>
        </div>
      </header>
      <PrintOptions choice={choice} onChange={(part) => setChoice({ ...choice, ...part })} />
      {choice.what === 'quiz' && <QuizSheet set={set} choice={choice} />}
      {choice.what === 'key' && <KeySheet set={set} hasExplanations={choice.hasExplanations} />}
      {choice.what === 'letters' && <LetterCards layout={choice.cards} />}
    </>
  )
}
