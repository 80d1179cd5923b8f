import type { ResultsPieceProps } from '../pieces'
import { Sign } from './sign'
import { useDecoyWords } from './use-decoy-words'
import type { OwnStory, Story } from './views'

/** The signposts of the game: one for each walk, those that were seen through shine. */
export function Results({ summary, ownEnding, children }: ResultsPieceProps) {
  const { t } = useDecoyWords()
  const { rounds } = (summary ?? { rounds: [] }) as unknown as Story
  const own = ownEnding as unknown as OwnStory | null
  if (rounds.length === 0) return children
  const found = rounds.reduce((sum, one) => sum + one.found, 0)
  const walked = rounds.reduce((sum, one) => sum + one.walked, 0)
  const words = t('end.class', { found, walked })
  return (
    <>
      <section className="pq-own-scene">
        {own && <h2>{t('end.title')}</h2>}
        <svg
          className="pq-scene"
          viewBox="0 0 720 110"
          preserveAspectRatio="xMidYMax meet"
          role="img"
          aria-label={words}
        >
          {rounds.map((one, i) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a signpost is its place
              key={i}
              transform={`translate(${(720 * (i + 0.5)) / rounds.length} 104) scale(${rounds.length > 8 ? 0.5 : 0.9})`}
            >
              <Sign arms={2} right={2 * one.found >= one.walked ? 1 : null} />
            </g>
          ))}
          <path stroke="var(--pq-on-pine)" strokeWidth="3" d="M-900 104h2600" />
        </svg>
        {own && (
          <p>
            <b>
              {own.fooled > 0
                ? t('end.best', { percent: own.best, count: own.points })
                : t('end.own.none')}
            </b>
          </p>
        )}
        <p>{words}</p>
      </section>
      {children}
    </>
  )
}
