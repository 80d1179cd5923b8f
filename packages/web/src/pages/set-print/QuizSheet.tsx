import type { EditableQuestion, QuestionSetDetail } from '@pathquest/core/contracts'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { formatMoment } from '../../formats'
import { setPrintMessages } from '../../messages/en/set-print'
import { PaperAnswers } from './PaperAnswers'
import type { PrintChoice } from './PrintOptions'

interface QuizSheetProps {
  set: QuestionSetDetail
  choice: Pick<PrintChoice, 'hasName' | 'hasPoints' | 'hasPictures'>
}

/** The questions, for students to write on. */
export function QuizSheet({ set, choice }: QuizSheetProps) {
  const t = useMessages(setPrintMessages)
  const points = set.questions.reduce((sum, one) => sum + one.points, 0)
  return (
    <article className="paper-sheet quiz-sheet" aria-label={t('print.quiz')}>
      <h2 lang={t.contentLang}>{set.title}</h2>
      <Version set={set} />
      {choice.hasName && (
        <p className="quiz-lines">
          <span>{t('print.name')}</span>
          <span>{t('print.date')}</span>
        </p>
      )}
      {choice.hasPoints && (
        <p className="quiz-total">
          <span>{t('print.total')}</span> <span className="quiz-blank" /> / {points}
        </p>
      )}
      <ol className="quiz-questions">
        {set.questions.map((question, place) => (
          <PaperQuestion key={question.id} question={question} number={place + 1} choice={choice} />
        ))}
      </ol>
    </article>
  )
}

interface PaperQuestionProps {
  question: EditableQuestion
  number: number
  choice: QuizSheetProps['choice']
}

function PaperQuestion({ question, number, choice }: PaperQuestionProps) {
  const t = useMessages(setPrintMessages)
  const { imageUrl, imageAlt, points } = question
  return (
    <li className="quiz-question">
      <b className="quiz-number">{number}.</b>
      <div className="quiz-body">
        <p className="quiz-text">
          <span lang={t.contentLang}>{question.questionText}</span>
          {choice.hasPoints && (
            <span className="quiz-points">{t('print.points', { count: points })}</span>
          )}
        </p>
        {choice.hasPictures && imageUrl && (
          <img src={imageUrl} alt={imageAlt ?? ''} lang={t.contentLang} />
        )}
        <PaperAnswers question={question} />
      </div>
    </li>
  )
}

/** Says of which version of the set a paper is, so that quiz, key and counts can be told to fit. */
export function Version({ set }: { set: QuestionSetDetail }) {
  const t = useMessages(setPrintMessages)
  const { locale } = useLanguage()
  return (
    <p className="paper-version">
      {t('print.version', { date: formatMoment(set.updatedAt, locale) })} · Pathquest
    </p>
  )
}
