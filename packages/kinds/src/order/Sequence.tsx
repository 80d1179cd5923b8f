import { gripIcon } from '@pathquest/ui/art/icons'
import { Button, IconButton } from '@pathquest/ui/Button'
import { useReorder } from '@pathquest/ui/hooks/use-reorder'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useState } from 'react'
import type { PlayerAnswersProps } from '../pieces'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

export interface SequenceProps
  extends Pick<PlayerAnswersProps, 'isOpen' | 'isSending' | 'onChoose'> {
  items: readonly string[]
  /** Chosen or sent; null: not a whole order yet. */
  given: readonly number[] | null
}

/**
 * Tapped one after the other, a second tap takes one out again; or dragged by their grips, after
 * which they count as they stand.
 */
export function Sequence({ items, given, isOpen, isSending, onChoose }: SequenceProps) {
  const t = useTexts(en, es)
  const [tapped, setTapped] = useState<readonly number[]>(given ?? [])
  const [shown, setShown] = useState<readonly number[]>(items.map((_, item) => item))
  const [announcement, setAnnouncement] = useState('')
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
  const { list, drag, grip } = useReorder<HTMLUListElement>({
    ids: shown.map(String),
    onMove: (ids, { id, to }) => {
      const next = ids.map(Number)
      setShown(next)
      place(next)
      setAnnouncement(t('moved', { item: items[Number(id)] ?? '', number: to + 1 }))
    },
  })
  const seen = drag ? withMoved(shown, Number(drag.id), drag.to) : shown
  return (
    <>
      {isOpen && <p className="pq-answer-hint">{t('tap')}</p>}
      <ul ref={list} className="pq-sequence">
        {shown.map((item) => {
          const at = placed.indexOf(item)
          const words = at === -1 ? t('unplaced') : t('place', { number: at + 1 })
          const content = (
            <>
              <span className="pq-sequence-place" aria-hidden="true">
                {at === -1 ? '' : at + 1}
              </span>
              <span lang={t.contentLang}>{items[item]}</span>
              <span className="pq-hidden">, {words}</span>
            </>
          )
          return (
            <li
              key={item}
              data-placed={at !== -1 || undefined}
              data-dragged={drag?.id === `${item}` || undefined}
              // By style: an element that is moved in the document loses its pointer.
              style={drag ? { order: seen.indexOf(item) } : undefined}
            >
              {isOpen ? (
                <>
                  <button
                    type="button"
                    aria-pressed={at !== -1}
                    disabled={isSending}
                    onClick={() => tap(item)}
                  >
                    {content}
                  </button>
                  <IconButton
                    icon={gripIcon}
                    className="pq-sequence-grip"
                    label={t('move', { item: items[item] ?? '' })}
                    disabled={isSending}
                    {...grip(`${item}`)}
                  />
                </>
              ) : (
                <p>{content}</p>
              )}
            </li>
          )
        })}
      </ul>
      <p className="pq-hidden" role="status">
        {announcement}
      </p>
      {isOpen && tapped.length > 0 && (
        <Button size="sm" variant="ghost" disabled={isSending} onClick={() => place([])}>
          {t('undo')}
        </Button>
      )}
    </>
  )
}

function withMoved(order: readonly number[], item: number, to: number): readonly number[] {
  const next = order.filter((one) => one !== item)
  next.splice(to, 0, item)
  return next
}
