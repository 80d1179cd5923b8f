import type { EditableQuestion } from '@pathquest/core/contracts'
import { optionLetter } from '@pathquest/ui/art'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import { setPrintMessages } from '../../messages/en/set-print'
import { type PaperAnswer, paperAnswer } from './paper-question'

/** Where a student answers: boxes, lines and blanks. */
export function PaperAnswers({ question }: { question: EditableQuestion }) {
  const t = useMessages(setPrintMessages)
  const { locale } = useLanguage()
  const answer = paperAnswer(question)
  if (!answer) return <Lines count={3} />
  switch (answer.type) {
    case 'options':
      return <Options answer={answer} />
    case 'line':
      return <Lines count={1} />
    case 'number': {
      const { unit, range } = answer
      return (
        <p className="quiz-number-line">
          {unit === '$' && '$ '}
          <span className="quiz-blank" data-long />
          {unit !== '$' && <span lang={t.contentLang}> {unit}</span>}
          {range && (
            <span className="quiz-hint">
              {t('print.range', {
                min: formatNumber(locale, range.min),
                max: formatNumber(locale, range.max),
              })}
            </span>
          )}
        </p>
      )
    }
    case 'order':
      return (
        <>
          <p className="quiz-hint">{t('print.order')}</p>
          <ul className="quiz-options">
            {answer.texts.map((text) => (
              <li key={text}>
                <span className="quiz-blank" />
                <span lang={t.contentLang}>{text}</span>
              </li>
            ))}
          </ul>
        </>
      )
    case 'match':
      return (
        <>
          <p className="quiz-hint">{t('print.match')}</p>
          <div className="quiz-match">
            <ul className="quiz-options">
              {answer.left.map((text) => (
                <li key={text}>
                  <span className="quiz-blank" />
                  <span lang={t.contentLang}>{text}</span>
                </li>
              ))}
            </ul>
            <ul className="quiz-options">
              {answer.right.map((text, place) => (
                <li key={text}>
                  <b>{optionLetter(place)}</b>
                  <span lang={t.contentLang}>{text}</span>
                </li>
              ))}
            </ul>
          </div>
        </>
      )
  }
}

function Options({ answer }: { answer: Extract<PaperAnswer, { type: 'options' }> }) {
  const t = useMessages(setPrintMessages)
  const { texts, isMultiple, asksWhy } = answer
  return (
    <>
      {isMultiple && <p className="quiz-hint">{t('print.tickAll')}</p>}
      <ul className="quiz-options">
        {texts.map((text, place) => (
          <li key={text}>
            <span className="quiz-box" data-round={!isMultiple || undefined} />
            <b>{optionLetter(place)}</b>
            <span lang={t.contentLang}>{text}</span>
          </li>
        ))}
      </ul>
      {asksWhy && (
        <div className="quiz-why">
          <span className="quiz-hint">{t('print.why')}</span>
          <Lines count={1} />
        </div>
      )}
    </>
  )
}

const Lines = ({ count }: { count: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
      <div key={i} className="quiz-line" />
    ))}
  </div>
)
