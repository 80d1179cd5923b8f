import type { Json } from '@pathquest/core/json'
import { Icon } from '@pathquest/ui/art/Icon'
import { checkIcon, closeIcon } from '@pathquest/ui/art/icons'
import { Button } from '@pathquest/ui/Button'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { TextField } from '@pathquest/ui/TextField'
import { useState } from 'react'
import type { AnswersProps, HostAnswersProps, PlayerAnswersProps } from '../pieces'
import { TYPED_ANSWER_MAX } from './form'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

const acceptedIn = (solution: Json | undefined): readonly string[] => {
  const { accepted } = (solution ?? {}) as { accepted?: string[] }
  return accepted ?? []
}

/** A line to type in; Enter submits. */
export function Player(props: PlayerAnswersProps) {
  const { isOpen, isClosed, isSending, solution, verdict, onChoose, onSubmit } = props
  const t = useTexts(en, es)
  const given = typeof props.answer === 'string' ? props.answer : ''
  // Also what is not an answer yet, such as a space.
  const [text, setText] = useState(given)
  if (isOpen) {
    return (
      <div className="pq-answer-line">
        <TextField
          label={t('yours')}
          placeholder={t('placeholder')}
          value={text}
          maxLength={TYPED_ANSWER_MAX}
          disabled={isSending}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          onChange={(next) => {
            setText(next)
            onChoose(next.trim() === '' ? null : next)
          }}
          onKeyDown={(event) => {
            event.stopPropagation()
            if (event.key === 'Enter') onSubmit?.()
          }}
        />
      </div>
    )
  }
  return (
    <>
      {given !== '' && (
        <p
          className="pq-answer-own"
          data-verdict={verdict && (verdict.isCorrect ? 'right' : 'wrong')}
        >
          {verdict && <Icon icon={verdict.isCorrect ? checkIcon : closeIcon} />}
          <span>{t('yours')}:</span> <b lang={t.contentLang}>{given}</b>
        </p>
      )}
      {isClosed && <Accepted solution={solution} />}
    </>
  )
}

interface Typed {
  text: string
  count: number
  isRight: boolean
}

/** The right answers; on request, since a class may see the page, what it typed, to accept from. */
export function Host({ solution, counts, onAccept }: HostAnswersProps) {
  const t = useTexts(en, es)
  const typed = Array.isArray(counts) ? (counts as unknown as Typed[]) : []
  const others = typed.filter(({ isRight }) => !isRight)
  return (
    <>
      <Accepted solution={solution} />
      {typed.length > 0 && (
        <details className="pq-card pq-typed">
          <summary>{t('given', { count: others.length })}</summary>
          <ul>
            {typed.map(({ text, count, isRight }) => (
              <li key={text}>
                {isRight && <Icon icon={checkIcon} />}
                <b lang={t.contentLang}>{text}</b>
                {isRight && <span className="pq-hidden">({t('isRight')})</span>}
                <span className="pq-muted">× {count}</span>
                {onAccept && !isRight && (
                  <Button
                    size="sm"
                    aria-label={t('acceptAnswer', { answer: text })}
                    onClick={() => onAccept(text)}
                  >
                    {t('accept')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** What pupils typed is not for the class to see. */
export const Screen = ({ isClosed, solution }: AnswersProps) =>
  isClosed ? <Accepted solution={solution} /> : null

function Accepted({ solution }: Pick<AnswersProps, 'solution'>) {
  const t = useTexts(en, es)
  const [best, ...others] = acceptedIn(solution)
  if (best === undefined) return null
  return (
    <p className="pq-answer-right">
      <Icon icon={checkIcon} />
      <span>
        {t('rightIs')}: <b lang={t.contentLang}>{best}</b>
        {others.length > 0 && (
          <span className="pq-answer-others">
            {t('alsoRight')}: <span lang={t.contentLang}>{others.join(', ')}</span>
          </span>
        )}
      </span>
    </p>
  )
}

export function RightAnswer({ solution }: Pick<AnswersProps, 'question' | 'solution'>) {
  const t = useTexts(en, es)
  return <span lang={t.contentLang}>{acceptedIn(solution)[0]}</span>
}
