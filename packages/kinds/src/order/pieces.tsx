import { shapeOf } from '@pathquest/core/questions/documented-fields'
import type { OpenQuestion } from '@pathquest/core/questions/questions'
import { Button } from '@pathquest/ui/Button'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useState } from 'react'
import { OwnMark } from '../OwnMark'
import type { AnswersProps, PlayerAnswersProps } from '../pieces'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

const itemsOf = (question: OpenQuestion) => shapeOf(question) as readonly string[]
export const spoken = itemsOf

const orderIn = (value: unknown): readonly number[] | null => (Array.isArray(value) ? value : null)

/** Tapped one after the other; a second tap takes one out again. */
export function Player(props: PlayerAnswersProps) {
  const { question, isOpen, isClosed, isSending, solution, onChoose } = props
  const t = useTexts(en, es)
  const items = itemsOf(question)
  const given = orderIn(props.answer)
  const [tapped, setTapped] = useState<readonly number[]>(given ?? [])
  const right = orderIn(solution)
  if (isClosed && right) return <InOrder items={items} right={right} given={given} />
  const placed = isOpen ? tapped : (given ?? [])
  const place = (next: readonly number[]) => {
    const rest = items.flatMap((_, item) => (next.includes(item) ? [] : [item]))
    // The last one has only one place left.
    const whole = rest.length === 1 && next.length > tapped.length ? [...next, ...rest] : next
    setTapped(whole)
    onChoose(whole.length === items.length ? [...whole] : null)
  }
  const tap = (item: number) =>
    place(tapped.includes(item) ? tapped.filter((one) => one !== item) : [...tapped, item])
  return (
    <>
      {isOpen && <p className="pq-answer-hint">{t('tap')}</p>}
      <ul className="pq-sequence">
        {items.map((text, item) => {
          const at = placed.indexOf(item)
          const words = at === -1 ? t('unplaced') : t('place', { number: at + 1 })
          const content = (
            <>
              <span className="pq-sequence-place" aria-hidden="true">
                {at === -1 ? '' : at + 1}
              </span>
              <span lang={t.contentLang}>{text}</span>
              <span className="pq-hidden">, {words}</span>
            </>
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is identified by its position
            <li key={item} data-placed={at !== -1 || undefined}>
              {isOpen ? (
                <button
                  type="button"
                  aria-pressed={at !== -1}
                  disabled={isSending}
                  onClick={() => tap(item)}
                >
                  {content}
                </button>
              ) : (
                <p>{content}</p>
              )}
            </li>
          )
        })}
      </ul>
      {isOpen && tapped.length > 0 && (
        <Button size="sm" variant="ghost" disabled={isSending} onClick={() => place([])}>
          {t('undo')}
        </Button>
      )}
    </>
  )
}

export const Host = (props: AnswersProps) => <Watched {...props} />
export const Screen = (props: AnswersProps) => <Watched {...props} layout="screen" />

function Watched({ question, solution, counts, layout }: AnswersProps & { layout?: 'screen' }) {
  const t = useTexts(en, es)
  const items = itemsOf(question)
  const right = orderIn(solution)
  if (right) return <InOrder items={items} right={right} counts={counts} layout={layout} />
  return (
    <ul className="pq-sequence" data-layout={layout}>
      {items.map((text, item) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is identified by its position
        <li key={item}>
          <p>
            <span className="pq-sequence-place" aria-hidden="true" />
            <span lang={t.contentLang}>{text}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

interface InOrderProps {
  items: readonly string[]
  right: readonly number[]
  /** The own order. */
  given?: readonly number[] | null
  counts?: unknown
  layout?: 'screen'
}

/** The right order, with the own places or how many of the class had each. */
function InOrder({ items, right, given, counts, layout }: InOrderProps) {
  const t = useTexts(en, es)
  const rows = Array.isArray(counts) ? (counts as number[][]) : null
  return (
    <ol className="pq-sequence" data-layout={layout} aria-label={t('inOrder')}>
      {right.map((item, place) => {
        const own = given?.indexOf(item)
        const row = rows?.[item]
        const total = row?.reduce((sum, count) => sum + count, 0) ?? 0
        return (
          <li key={item} data-placed>
            <p>
              <span className="pq-sequence-place" aria-hidden="true">
                {place + 1}
              </span>
              <span lang={t.contentLang}>{items[item]}</span>
              {own !== undefined && (
                <OwnMark isRight={own === place}>{t('yourPlace', { number: own + 1 })}</OwnMark>
              )}
              {row && total > 0 && (
                <span className="pq-part-note">
                  {t('placedBy', { count: row[place] ?? 0, total })}
                </span>
              )}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

export function RightAnswer({ question, solution }: Pick<AnswersProps, 'question' | 'solution'>) {
  const t = useTexts(en, es)
  const items = itemsOf(question)
  return (
    <span lang={t.contentLang}>
      {(orderIn(solution) ?? []).map((item) => items[item]).join(', ')}
    </span>
  )
}
