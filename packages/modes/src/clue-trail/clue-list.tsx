import { useTexts } from '@pathquest/ui/messages/use-texts'
import { ClueSign } from './clue-art'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { CLUES, type Clue, worthAt } from './trail'

export interface ClueListProps {
  clues: readonly Clue[]
  /** Of a line; without it that of the page. */
  fontSize?: string
}

/** Every clue with what a mark was worth with it; closed ones keep their place. */
export function ClueList({ clues, fontSize }: ClueListProps) {
  const t = useTexts(en, es)
  return (
    <ol
      aria-label={t('clues')}
      style={{ display: 'grid', gap: '.2em', margin: 0, padding: 0, listStyle: 'none', fontSize }}
    >
      {Array.from({ length: CLUES }, (_, i) => {
        const clue = clues[i]
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a clue is its place
            key={i}
            style={{
              display: 'flex',
              gap: '.5em',
              alignItems: 'center',
              lineHeight: 1.25,
              color: clue ? undefined : 'var(--pq-text-muted)',
              fontWeight: i === clues.length - 1 ? 650 : undefined,
            }}
          >
            <span
              className="pq-badge"
              style={{
                flex: 'none',
                minWidth: '2.4em',
                // Six rows have to fit on a low projector.
                minHeight: '1.55em',
                paddingBlock: 0,
                justifyContent: 'center',
                fontSize: 'inherit',
              }}
            >
              <span className="pq-hidden">{t('worth.short', { points: worthAt(i + 1) })} </span>
              <span aria-hidden="true">{worthAt(i + 1)}</span>
            </span>
            {clue ? (
              <>
                <ClueSign kind={clue.kind} size="1.2em" />
                <span>
                  {clue.kind === 'task' || clue.kind === 'setting'
                    ? `${t(`clue.${clue.kind}`)}: `
                    : ''}
                  {clue.text}
                </span>
              </>
            ) : (
              <span>{t('clue.closed')}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
