import { shapeOf } from '@pathquest/core/questions/documented-fields'
import type { OpenQuestion } from '@pathquest/core/questions/questions'
import { OwnMark } from '@pathquest/ui/Marked'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { AnswersProps, PlayerAnswersProps } from '../pieces'
import { Sequence } from './Sequence'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

const itemsOf = (question: OpenQuestion) => shapeOf(question) as readonly string[]
export const spoken = itemsOf

const orderIn = (value: unknown): readonly number[] | null => (Array.isArray(value) ? value : null)

export function Player(props: PlayerAnswersProps) {
  const { question, isClosed, solution, answer } = props
  const items = itemsOf(question)
  const right = orderIn(solution)
  return isClosed && right ? (
    <InOrder items={items} right={right} given={orderIn(answer)} />
  ) : (
    <Sequence {...props} items={items} given={orderIn(answer)} />
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
