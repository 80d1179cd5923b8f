import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { ResultsPieceProps } from '../pieces'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

interface Summary {
  /** How far off the middle of the class was, card by card; null: nobody guessed. */
  offs: readonly (number | null)[]
}

const WIDTH = 320
/** Further off is drawn as far as this. */
const OFF_MAX = 100

/** The class card by card: the closer its middle, the higher the ridge. */
export function Results({ summary, ownEnding, children }: ResultsPieceProps) {
  const t = useTexts(en, es)
  const offs = (summary as unknown as Summary | null)?.offs ?? []
  const held = (ownEnding as { held?: [number, number] } | null)?.held
  const known = offs.flatMap((off, i) => (off === null ? [] : [{ off, number: i + 1 }]))
  const [best] = [...known].sort((a, b) => a.off - b.off)
  if (!best) return children
  const step = WIDTH / (offs.length + 1)
  const y = (off: number | null) => 92 - 74 * (1 - Math.min(OFF_MAX, off ?? OFF_MAX) / OFF_MAX)
  const ridge = offs.map((off, i) => `L${(i + 1) * step} ${y(off)}`).join('')
  return (
    <>
      <section className="pq-own-scene">
        <h2 className="pq-hidden">{t('end.title')}</h2>
        <svg
          className="pq-scene"
          viewBox={`0 0 ${WIDTH} 104`}
          role="img"
          aria-label={known.map(({ number, off }) => t('end.question', { number, off })).join('. ')}
        >
          <path d={`M0 96${ridge}L${WIDTH} 96V104H0Z`} fill="var(--pq-on-pine)" opacity=".85" />
          <path
            d={`M0 96${ridge}L${WIDTH} 96`}
            fill="none"
            stroke="var(--pq-blaze)"
            strokeWidth="4"
          />
          <path
            d={`M${best.number * step} ${y(best.off)}v-18l12 5-12 5`}
            fill="var(--pq-blaze)"
            stroke="var(--pq-pine-deep)"
            strokeWidth="2"
          />
        </svg>
        <p>
          {t('end.best', { number: best.number })}
          {held && held[1] > 0 && ` ${t('held', { held: held[0], count: held[1] })}`}
        </p>
      </section>
      {children}
    </>
  )
}
