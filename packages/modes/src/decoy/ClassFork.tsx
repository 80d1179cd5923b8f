import type { CSSProperties } from 'react'
import { Sign } from './sign'
import { useDecoyWords } from './use-decoy-words'
import type { ClassView } from './views'

export interface ClassForkProps {
  view: ClassView
  style?: CSSProperties | undefined
}

const [WIDTH, HEIGHT] = [1600, 420]
const GROUND = 396
const MARK = 11
const IN_ROW = 15

/** A signpost for each half: its arms are turned as trails are laid, and marks gather as they go. */
export function ClassFork({ view, style }: ClassForkProps) {
  const { t } = useDecoyWords()
  const { stage, chosen, present, careers } = view
  const share = present === 0 ? 0 : chosen / present
  const signs = careers.length > 1 ? [400, 1200] : [800]
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={t(stage === 'lay' ? 'scene.lay' : 'scene.walk', { chosen, present })}
      style={style}
    >
      {signs.map((x, i) => (
        <g key={x} transform={`translate(${x} ${GROUND})`}>
          <g fill="none" stroke="var(--pq-on-pine-muted)" strokeWidth="7" strokeLinecap="round">
            <path
              strokeDasharray="3 20"
              d="M-20 0C-90-40-220-50-360-80M-10-10C-60-90-150-130-280-210M10-10C60-90 150-130 280-210M20 0C90-40 220-50 360-80"
            />
          </g>
          <g transform="scale(3.2)">
            <Sign arms={stage === 'lay' ? Math.floor(4 * share) : 4} />
          </g>
          <text
            y="-330"
            textAnchor="middle"
            fill="var(--pq-on-pine)"
            style={{ font: '750 40px var(--pq-font-display)' }}
          >
            {careers[i]}
          </text>
        </g>
      ))}
      <g fill="none" stroke="var(--pq-on-pine)" strokeWidth="3">
        {Array.from({ length: present }, (_, i) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
            key={i}
            r={MARK}
            fill={i < chosen ? 'var(--pq-blaze)' : 'none'}
            cx={800 + (i % IN_ROW) * 30 - (Math.min(IN_ROW, present) - 1) * 15}
            cy={GROUND - 20 - Math.floor(i / IN_ROW) * 30}
          />
        ))}
      </g>
      <path stroke="var(--pq-on-pine)" strokeWidth="4" d={`M-2000 ${GROUND}h5600`} />
    </svg>
  )
}
