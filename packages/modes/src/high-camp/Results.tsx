import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { ResultsPieceProps } from '../pieces'
import { type Loads, summitOf, topOf } from './forecast'
import { Tent } from './mountain'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

interface Summary {
  height: number
  heights: readonly number[]
  legs: number
  loads: Loads
}

/** How the class climbed from storm to storm; for a player also what they carried, and the score. */
export function Results({ summary, ownEnding, children }: ResultsPieceProps) {
  const t = useTexts(en, es)
  const all = summary as unknown as Summary | null
  const own = ownEnding as unknown as Loads | null
  // Without a storm nothing was to be won.
  if (!all || all.heights.length === 0) return children
  const { height, heights, legs, loads } = all
  const [top, summit] = [topOf(legs), summitOf(legs)]
  const isThere = height >= summit
  return (
    <>
      <section className="pq-own-scene">
        <h2>{isThere ? t('end.summit') : t('end.below', { height, top, summit })}</h2>
        <Climb
          {...{ heights, top, summit }}
          label={t('end.heights', { list: heights.join(', ') })}
        />
        {own ? (
          <p>
            <b>{t('end.title')}:</b> {t('end.own', { ...own })}
          </p>
        ) : (
          <p>{t('end.all', { ...loads })}</p>
        )}
      </section>
      {own && children}
    </>
  )
}

const WIDTH = 600
const GROUND = 96
const RISE = 74

interface ClimbProps {
  heights: readonly number[]
  top: number
  summit: number
  label: string
}

/** A line from storm to storm, and where the summit begins. */
function Climb({ heights, top, summit, label }: ClimbProps) {
  const level = (height: number) => GROUND - (RISE * height) / Math.max(1, top)
  const points = [0, ...heights].map((height, i) => ({
    x: 30 + (i * (WIDTH - 60)) / Math.max(1, heights.length),
    y: level(height),
  }))
  const last = points.at(-1) ?? { x: 30, y: GROUND }
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${WIDTH} 116`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
    >
      <path fill="var(--pq-pine-deep)" d={`M-2000 ${GROUND}h5000v40h-5000Z`} />
      <path stroke="var(--pq-on-pine-muted)" strokeWidth="3" d={`M-2000 ${GROUND}h5000`} />
      <path
        stroke="var(--pq-on-pine)"
        strokeWidth="2.5"
        strokeDasharray="8 8"
        d={`M0 ${level(summit)}h${WIDTH}`}
      />
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="var(--pq-blaze)"
        strokeWidth="5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <g transform={`translate(${last.x} ${last.y})`}>
        <Tent size={0.9} />
      </g>
    </svg>
  )
}
