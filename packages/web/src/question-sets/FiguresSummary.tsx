import type { QuestionFigures, QuestionSetDetail } from '@pathquest/core/contracts'
import { FIGURES_FROM_ANSWERS } from '@pathquest/core/question-sets/question-figures'
import { useMessages } from '@pathquest/ui/messages'
import { questionFiguresMessages } from '../messages/en/question-figures'
import './question-figures.css'

/** The element of a question in the list, which a link of the summary leads to. */
export const questionAnchor = (questionId: string): string => `question-${questionId}`

interface FiguresSummaryProps {
  /** In the order in which they are listed. */
  questions: readonly Pick<QuestionSetDetail['questions'][number], 'id'>[]
  figures: readonly QuestionFigures[]
}

/** Above the questions of a set: what their figures are, and which should be mended. */
export function FiguresSummary({ questions, figures }: FiguresSummaryProps) {
  const t = useMessages(questionFiguresMessages)
  if (figures.length === 0) {
    return <p className="pq-muted">{t('figures.none', { min: FIGURES_FROM_ANSWERS })}</p>
  }
  const flawed = new Set(
    figures.flatMap(({ questionId, flaws }) => (flaws.length > 0 ? [questionId] : [])),
  )
  return (
    <div className="figures-summary">
      {flawed.size > 0 && (
        <p>
          <b>{t('figures.flawed')}</b>
          {questions.map(
            ({ id }, index) =>
              flawed.has(id) && (
                <a key={id} className="pq-link" href={`#${questionAnchor(id)}`}>
                  {t('figures.flawedQuestion', { number: index + 1 })}
                </a>
              ),
          )}
        </p>
      )}
      <small className="pq-muted">{t('figures.about')}</small>
    </div>
  )
}
