import type { FlawedQuestionList } from '@pathquest/core/contracts'
import {
  FIGURES_FROM_ANSWERS,
  FLAWED_QUESTIONS_LISTED_MAX,
} from '@pathquest/core/question-sets/question-figures'
import { Card, EmptyState, Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { useFlawedQuestions } from '../../api/question-figures'
import { questionFiguresMessages } from '../../messages/en/question-figures'
import { QuestionFigures } from '../../question-sets/QuestionFigures'
import { useSession } from '../../session/session'
import { LoadFailed } from '../../shell/LoadFailed'
import { usePages } from '../../shell/use-pages'

type Flawed = FlawedQuestionList['questions'][number]
const NONE: Flawed[] = []

/** Questions of our own sets that the answers of classes say should be mended. */
export function QuestionsToMend() {
  const t = useMessages(questionFiguresMessages)
  const { data, error, refetch, isFetching } = useFlawedQuestions()
  const questions = data?.questions ?? NONE
  const { list, shown, more } = usePages<Flawed, HTMLUListElement>(questions)
  const min = FIGURES_FROM_ANSWERS
  return (
    <section className="admin-reports">
      <h2>{t('figures.adminTitle')}</h2>
      <p className="pq-muted">{t('figures.adminIntro', { min })}</p>
      {!data && !error && <Loading text={t('figures.adminLoading')} />}
      {!data && error && (
        <LoadFailed
          headingLevel={3}
          title={t('figures.adminFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
      {data?.measured === 0 && (
        <EmptyState
          headingLevel={3}
          title={t('figures.adminFew')}
          text={t('figures.adminFewText', { min })}
        />
      )}
      {data && data.measured > 0 && questions.length === 0 && (
        <EmptyState
          headingLevel={3}
          title={t('figures.adminNone')}
          text={t('figures.adminNoneText', { count: data.measured })}
        />
      )}
      {questions.length > 0 && (
        <Card>
          <ul ref={list} className="admin-reports-list">
            {shown.map((question) => (
              <Listed key={question.questionId} question={question} />
            ))}
          </ul>
        </Card>
      )}
      {more(t('figures.adminMore'))}
      {questions.length === FLAWED_QUESTIONS_LISTED_MAX && (
        <p className="pq-muted">{t('figures.adminListed', { count: questions.length })}</p>
      )}
    </section>
  )
}

function Listed({ question }: { question: Flawed }) {
  const t = useMessages(questionFiguresMessages)
  const { user } = useSession()
  const { questionSetId, questionSetTitle: title } = question
  return (
    <li tabIndex={-1}>
      <h3 lang={t.contentLang}>{question.questionText}</h3>
      <p className="pq-muted" lang={t.contentLang}>
        {/* Only teachers can open a set. */}
        {user?.userType === 'teacher' ? (
          <Link className="pq-link" to={`/question-sets/${questionSetId}`}>
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      <QuestionFigures figures={question} />
    </li>
  )
}
