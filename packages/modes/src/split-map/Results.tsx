import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { ResultsPieceProps } from '../pieces'
import { MapSheet } from './MapSheet'
import type { Reading } from './sheet'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

interface Summary {
  crews: { number: number; read: Reading[] }[]
}

interface Own {
  read: Reading[]
  held: number
  claimed: number
}

const wholeIn = (read: readonly Reading[]): number => read.filter((one) => one === 'clean').length

/** The maps of the own team in a row; for the class, how many it read and who read most. */
export function Results({ summary, ownEnding, children }: ResultsPieceProps) {
  const t = useTexts(en, es)
  const { crews } = (summary as unknown as Summary | null) ?? { crews: [] }
  const own = ownEnding as unknown as Own | null
  const sum = crews.reduce((all, { read }) => all + wholeIn(read), 0)
  const [best] = [...crews].sort((a, b) => wholeIn(b.read) - wholeIn(a.read))
  const read = own?.read ?? best?.read ?? []
  if (read.length === 0) return children
  const label = own
    ? t('end.read', { count: wholeIn(read), all: read.length })
    : t('end.class', { count: sum })
  return (
    <>
      <section className="pq-own-scene">
        <h2>{t('end.title')}</h2>
        <Row read={read} label={label} />
        <p>
          {label}{' '}
          {own
            ? own.held > 0
              ? t('end.held', { count: own.held, claimed: own.claimed })
              : t('end.never')
            : best &&
              t('end.best', { number: best.number, count: wholeIn(read), all: read.length })}
        </p>
      </section>
      {children}
    </>
  )
}

/** Whole maps with their trail; the others as they were left. */
function Row({ read, label }: { read: readonly Reading[]; label: string }) {
  const columns = Math.min(10, read.length)
  const rows = Math.ceil(read.length / columns)
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${columns * 60} ${rows * 48 + 8}`}
      role="img"
      aria-label={label}
    >
      {read.map((one, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: questions in their order
          key={i}
          transform={`translate(${(i % columns) * 60 + 10} ${Math.floor(i / columns) * 48 + 12}) scale(.330)`}
        >
          <MapSheet
            pieces={4}
            gap={one === 'clean' ? 0 : one === 'half' ? 6 : 12}
            lit={one === 'clean' ? [0, 1, 2, 3] : one === 'half' ? [1, 2] : []}
            trail={one === 'clean'}
            isWhole={one === 'clean'}
          />
        </g>
      ))}
    </svg>
  )
}
