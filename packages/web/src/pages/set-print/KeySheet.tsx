import type { EditableQuestion, QuestionSetDetail } from '@pathquest/core/contracts'
import { optionLetter } from '@pathquest/ui/art'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import { setPrintMessages } from '../../messages/en/set-print'
import { paperAnswer } from './paper-question'
import { Version } from './QuizSheet'

interface KeySheetProps {
  set: QuestionSetDetail
  hasExplanations: boolean
}

/** The right answers, as they stand on the printed quiz: for the teacher alone. */
export function KeySheet({ set, hasExplanations }: KeySheetProps) {
  const t = useMessages(setPrintMessages)
  return (
    <article className="paper-sheet key-sheet" aria-label={t('print.key')}>
      <h2>
        {t.parts('print.keyOf', {
          title: (
            <span key="title" lang={t.contentLang}>
              {set.title}
            </span>
          ),
        })}
      </h2>
      <Version set={set} />
      <ol className="key-answers">
        {set.questions.map((question, place) => (
          <li key={question.id}>
            <b className="quiz-number">{place + 1}.</b>
            <div>
              <Solution question={question} />
              {hasExplanations && question.explanation && (
                <p className="quiz-hint" lang={t.contentLang}>
                  {question.explanation}
                </p>
              )}
            </div>
            <span className="quiz-points">{t('print.points', { count: question.points })}</span>
          </li>
        ))}
      </ol>
    </article>
  )
}

function Solution({ question }: { question: EditableQuestion }) {
  const t = useMessages(setPrintMessages)
  const { locale } = useLanguage()
  const answer = paperAnswer(question)
  if (!answer) return <p>{t('print.openAnswer')}</p>
  switch (answer.type) {
    case 'options':
      if (answer.right.length === 0) return <p>{t('print.noRight')}</p>
      return answer.right.map((place) => (
        <p key={place}>
          <b>{optionLetter(place)}</b> <span lang={t.contentLang}>{answer.texts[place]}</span>
        </p>
      ))
    case 'line':
      return <p lang={t.contentLang}>{answer.accepted.join(' / ')}</p>
    case 'number': {
      const { value, tolerance, unit } = answer
      const withUnit = (number: number) => {
        const text = formatNumber(locale, number)
        return unit === '$' ? `$${text}` : `${text} ${unit}`.trim()
      }
      return (
        <p>
          <b>{withUnit(value)}</b>{' '}
          {tolerance > 0 &&
            t('print.within', {
              from: withUnit(value - tolerance),
              to: withUnit(value + tolerance),
            })}
        </p>
      )
    }
    case 'order':
      return (
        <p>
          <b>{answer.places.join(', ')}</b> <span>{t('print.fromTop')}</span>
        </p>
      )
    case 'match':
      return (
        <p>
          <b>{answer.letters.map(optionLetter).join(', ')}</b> <span>{t('print.fromTop')}</span>
        </p>
      )
  }
}
