import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { EditorProps, WrittenProps } from '../editor'
import { TextRows } from '../TextRows'
import { contentOf, ITEMS_MAX, ITEMS_MIN, inRightOrder } from './form'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

/** Written in the right order; players see them mixed. */
export function Editor({ shape, solution, error, onChange }: EditorProps) {
  const t = useTexts(en, es)
  const items = inRightOrder({ shape, solution })
  const write = (texts: readonly string[]) => onChange(contentOf(texts))
  const move = (from: number, to: number) => {
    const next = [...items]
    next.splice(to, 0, ...next.splice(from, 1))
    write(next)
  }
  return (
    <TextRows
      legend={t('items')}
      hint={t('itemsHint')}
      texts={items}
      min={ITEMS_MIN}
      max={ITEMS_MAX}
      error={error}
      label={(row) => t('item', { number: row + 1 })}
      removeLabel={(row) => t('remove', { number: row + 1 })}
      addLabel={t('add')}
      move={{
        upLabel: (row) => t('up', { number: row + 1 }),
        downLabel: (row) => t('down', { number: row + 1 }),
        onMove: move,
      }}
      onChange={(texts) => write(texts)}
    />
  )
}

export function Written({ shape, solution }: WrittenProps) {
  const t = useTexts(en, es)
  return (
    <ol className="written-order" aria-label={t('inOrder')}>
      {inRightOrder({ shape, solution }).map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is identified by its place
        <li key={place} lang={t.contentLang}>
          {text}
        </li>
      ))}
    </ol>
  )
}
