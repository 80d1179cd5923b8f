import { HANDS_MAX } from '@pathquest/core/rooms/game-choices'
import { answerText } from '@pathquest/kinds/answer-text'
import { AnswerShape } from '@pathquest/ui/art/AnswerShape'
import { InlineError } from '@pathquest/ui/InlineError'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { withoutPhonesMessages } from '@pathquest/ui/messages/en/without-phones'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { TextField } from '@pathquest/ui/TextField'
import { BesideAnswer } from './BesideAnswer'
import type { MarkPartProps } from './host-props'
import { useMarkTexts } from './use-mark-texts'

/** How many raise a hand, or stand in a corner, for each choice. */
export function HandCounts({ view, marks }: MarkPartProps) {
  const t = useMessages(withoutPhonesMessages)
  const game = useMessages(gameMessages)
  const texts = useMarkTexts(view)
  const { asked, choices, counts, setCount, isTooMany } = marks
  const { question, field, count: total } = asked
  const count = counts.reduce((sum, one) => sum + one, 0)
  const set = (choice: number, wanted: number) =>
    setCount(choice, Math.min(HANDS_MAX, Math.max(0, wanted)))
  const wordsOf = (place: number): string => {
    const choice = asked.choices?.[place]
    if (choice) return texts.ofChoice(choice, field)
    return (question && answerText(question, choices[place] ?? null, t.locale)) ?? ''
  }
  return (
    <>
      <fieldset className="pq-hands">
        <legend>{t('phones.count')}</legend>
        <div className="pq-hands-rows">
          {choices.map((_, i) => {
            const answer = wordsOf(i)
            const own = counts[i] ?? 0
            return (
              <div
                key={answer}
                className="pq-hands-row"
                data-plain={!question || undefined}
                lang={game.contentLang}
              >
                {question && <AnswerShape index={i} />}
                <div className="pq-estimate">
                  <button
                    type="button"
                    className="pq-estimate-step"
                    aria-label={t('phones.less', { answer })}
                    disabled={own === 0}
                    onClick={() => set(i, own - 1)}
                  >
                    −
                  </button>
                  <TextField
                    label={answer}
                    value={String(own)}
                    inputMode="numeric"
                    autoComplete="off"
                    onFocus={(event) => event.currentTarget.select()}
                    onChange={(text) => set(i, Number.parseInt(text, 10) || 0)}
                  />
                  <button
                    type="button"
                    className="pq-estimate-step"
                    aria-label={t('phones.more', { answer })}
                    onClick={() => set(i, own + 1)}
                  >
                    +
                  </button>
                </div>
              </div>
            )
          })}
        </div>
        <p role="status">
          <b>{t('phones.counted', { count, total })}</b>
        </p>
        {isTooMany && <InlineError>{t('phones.tooMany', { total })}</InlineError>}
      </fieldset>
      <BesideAnswer view={view} chosen={marks.beside} onChoose={marks.setBeside} />
    </>
  )
}
