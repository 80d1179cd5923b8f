import { shapeOf } from '@pathquest/core/questions/documented-fields'
import type { OpenQuestion } from '@pathquest/core/questions/questions'
import { Button } from '@pathquest/ui/Button'
import { OwnMark } from '@pathquest/ui/Marked'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useState } from 'react'
import type { AnswersProps, PlayerAnswersProps } from '../pieces'
import type { MatchShape } from './form'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

type Partners = readonly (number | null)[]

const sidesOf = (question: OpenQuestion) => shapeOf(question) as MatchShape
export function spoken(question: OpenQuestion) {
  const { left, right } = sidesOf(question)
  return [...left, ...right]
}

const partnersIn = (value: unknown): readonly number[] | null =>
  Array.isArray(value) ? value : null

/** A line is active; a tap on a tile at the right belongs to it, and the next open line is active. */
export function Player(props: PlayerAnswersProps) {
  const { question, isOpen, isClosed, isSending, solution, onChoose } = props
  const t = useTexts(en, es)
  const { left, right } = sidesOf(question)
  const given = partnersIn(props.answer)
  const [chosen, setChosen] = useState<Partners>(given ?? left.map(() => null))
  const [active, setActive] = useState(0)
  const truth = partnersIn(solution)
  if (isClosed && truth) {
    return <Paired left={left} right={right} partners={truth} given={given} />
  }
  if (!isOpen) return <Paired left={left} right={right} partners={given ?? []} />
  const write = (next: Partners) => {
    setChosen(next)
    const whole = next.flatMap((place) => (place === null ? [] : [place]))
    onChoose(whole.length === left.length ? whole : null)
  }
  const take = (place: number) => {
    // As many tiles as lines: each belongs to one line.
    const isSingle = right.length === left.length
    const next = chosen.map((one, row) =>
      row === active ? place : isSingle && one === place ? null : one,
    )
    write(next)
    const open = next.findIndex((one, row) => one === null && row > active)
    const first = next.indexOf(null)
    if (open !== -1 || first !== -1) setActive(open !== -1 ? open : first)
  }
  return (
    <>
      <p className="pq-answer-hint">{t('tap')}</p>
      <div className="pq-match">
        <ul aria-label={t('belongs')}>
          {left.map((text, row) => {
            const place = chosen[row] ?? null
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
              <li key={row}>
                <button
                  type="button"
                  className="pq-match-line"
                  aria-pressed={row === active}
                  data-open={place === null || undefined}
                  disabled={isSending}
                  onClick={() => setActive(row)}
                >
                  <span lang={t.contentLang}>{text}</span>
                  <span aria-hidden="true">→</span>
                  {place === null ? (
                    <span className="pq-muted">{t('open')}</span>
                  ) : (
                    <b lang={t.contentLang}>{right[place]}</b>
                  )}
                </button>
              </li>
            )
          })}
        </ul>
        <ul aria-label={t('partners')} className="pq-match-tiles">
          {right.map((text, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is identified by its position
            <li key={place}>
              <button
                type="button"
                className="pq-match-tile"
                data-used={chosen.includes(place) || undefined}
                aria-pressed={chosen[active] === place}
                disabled={isSending}
                onClick={() => take(place)}
              >
                <span lang={t.contentLang}>{text}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {chosen.some((place) => place !== null) && (
        <Button
          size="sm"
          variant="ghost"
          disabled={isSending}
          onClick={() => {
            write(left.map(() => null))
            setActive(0)
          }}
        >
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
  const { left, right } = sidesOf(question)
  const truth = partnersIn(solution)
  if (truth) {
    return <Paired left={left} right={right} partners={truth} counts={counts} layout={layout} />
  }
  return (
    <div className="pq-match" data-layout={layout}>
      <ul aria-label={t('belongs')}>
        {left.map((text, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
          <li key={row}>
            <p className="pq-match-line" lang={t.contentLang}>
              {text}
            </p>
          </li>
        ))}
      </ul>
      <ul aria-label={t('partners')} className="pq-match-tiles">
        {right.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is identified by its position
          <li key={place}>
            <p className="pq-match-tile" lang={t.contentLang}>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PairedProps extends MatchShape {
  /** What belongs to each line. */
  partners: readonly number[]
  /** The own pairs, to compare. */
  given?: readonly number[] | null
  counts?: unknown
  layout?: 'screen'
}

function Paired({ left, right, partners, given, counts, layout }: PairedProps) {
  const t = useTexts(en, es)
  const rows = Array.isArray(counts) ? (counts as number[][]) : null
  return (
    <ul className="pq-match-pairs" data-layout={layout} aria-label={t('belongs')}>
      {left.map((text, row) => {
        const place = partners[row]
        const own = given?.[row]
        const counted = rows?.[row]
        const total = counted?.reduce((sum, count) => sum + count, 0) ?? 0
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
          <li key={row}>
            <p className="pq-match-line">
              <span lang={t.contentLang}>{text}</span>
              <span aria-hidden="true">→</span>
              <b lang={t.contentLang}>{right[place ?? -1]}</b>
              {own !== undefined && (
                <OwnMark isRight={own === place}>
                  <span lang={t.contentLang}>{right[own]}</span>
                </OwnMark>
              )}
              {counted && total > 0 && (
                <span className="pq-part-note">
                  {t('matchedBy', { count: counted[place ?? -1] ?? 0, total })}
                </span>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

export function RightAnswer({ question, solution }: Pick<AnswersProps, 'question' | 'solution'>) {
  const t = useTexts(en, es)
  const { left, right } = sidesOf(question)
  const partners = partnersIn(solution) ?? []
  return (
    <span lang={t.contentLang}>
      {left.map((text, row) => `${text} → ${right[partners[row] ?? -1] ?? ''}`).join(', ')}
    </span>
  )
}
