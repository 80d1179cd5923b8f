import type { Contour } from './contour'

/** The scale of the question, in the width of a scene. */
export interface Scale {
  min: number
  max: number
}

const WIDTH = 320
const place = ({ min, max }: Scale, value: number): number =>
  14 + ((value - min) / (max - min)) * (WIDTH - 28)

/** Rings around the guess: the closer the contour, the closer the lines. */
const SPACING: Readonly<Record<Contour, number>> = { tight: 5, middle: 9, wide: 15 }

interface OwnMapProps {
  scale: Scale
  guess: number | null
  contour: Contour | null
  /** null: not told yet. */
  truth: number | null
  /** Half the width of the contour, in the unit of the scale. */
  half: number
  isInside: boolean
  label: string
}

/** The own guess as a hill with its contour, and once it is told the summit where the truth is. */
export function OwnMap({ scale, guess, contour, truth, half, isInside, label }: OwnMapProps) {
  const at = guess === null ? WIDTH / 2 : place(scale, guess)
  const spacing = SPACING[contour ?? 'middle']
  const span = (half / (scale.max - scale.min)) * (WIDTH - 28)
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${WIDTH} 104`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <g fill="none" stroke="var(--pq-on-pine-muted)" strokeWidth="1.5" opacity=".45">
        <path d="M-20 96c60-30 90 6 150-18s110-40 210-8M-20 78c70-34 96 2 158-22s104-36 202-12" />
        <path d="M-20 26c60 22 120-16 176 0s100 24 184-6" />
      </g>
      <g
        fill="none"
        stroke="var(--pq-on-pine)"
        strokeWidth="2.5"
        style={{
          opacity: guess === null ? 0.35 : 1,
          transform: `translateX(${at}px)`,
          transition: 'transform var(--pq-slow) var(--pq-ease), opacity var(--pq-base)',
        }}
      >
        {[1, 2, 3, 4].map((ring) => (
          <ellipse
            key={ring}
            cy="54"
            rx={ring * spacing}
            ry={ring * spacing * 0.62}
            strokeDasharray={ring === 4 && contour === null ? '6 5' : undefined}
          />
        ))}
        <path
          d="M0 60V34l16 6-16 6"
          fill="var(--pq-blaze)"
          stroke="var(--pq-pine-deep)"
          strokeWidth="2"
        />
      </g>
      {truth !== null && guess !== null && (
        <g stroke={isInside ? 'var(--pq-blaze)' : 'var(--pq-on-pine)'} strokeWidth="4">
          <path
            d={`M${Math.max(4, at - span)} 92H${Math.min(WIDTH - 4, at + span)}`}
            strokeLinecap="round"
          />
          <path d={`M${at - span} 86v12M${at + span} 86v12`} strokeWidth="3" />
        </g>
      )}
      {truth !== null && (
        <path
          d="M0 0l-13 24h26Z"
          fill={isInside ? 'var(--pq-blaze)' : 'var(--pq-on-pine)'}
          stroke="var(--pq-pine-deep)"
          strokeWidth="2"
          strokeLinejoin="round"
          style={{ transform: `translate(${place(scale, truth)}px, 66px)` }}
        />
      )}
    </svg>
  )
}

interface ClassMapProps {
  scale: Scale
  guesses: readonly number[]
  truth: number | null
  median: number | null
  /** While the question is open: how many stakes stand of how many. */
  answered: number
  present: number
  words: { truth: string; median: string }
}

const WIDE = 1600
const GROUND = 236
const BUCKETS = 32

/** The guesses of the class as terrain, which rises once the question is closed. */
export function ClassMap(props: ClassMapProps) {
  const { scale, guesses, truth, median, answered, present, words } = props
  const x = (value: number) => 60 + ((value - scale.min) / (scale.max - scale.min)) * (WIDE - 120)
  const heap = Array.from({ length: BUCKETS }, () => 0)
  for (const guess of guesses) {
    const part = (guess - scale.min) / (scale.max - scale.min)
    const at = Math.min(BUCKETS - 1, Math.max(0, Math.floor(part * BUCKETS)))
    heap[at] = (heap[at] ?? 0) + 1
  }
  const most = Math.max(1, ...heap)
  const width = (WIDE - 120) / BUCKETS
  const isOpen = truth === null
  return (
    <>
      <path fill="var(--pq-pine)" d={`M0-400H${WIDE}V280H0Z`} />
      <g fill="none" stroke="var(--pq-on-pine-muted)" strokeWidth="3" opacity=".4">
        <path d="M0 60c220-50 420 40 700-6s520-60 900 4M0 110c260-46 440 34 720-4s560-50 880 2" />
      </g>
      <g fill="var(--pq-on-pine)">
        {heap.map((count, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a part of the scale is its position
            key={i}
            x={60 + i * width}
            y={GROUND - 150}
            width={width + 1}
            height="150"
            style={{
              transformOrigin: `0 ${GROUND}px`,
              transform: `scaleY(${count / most})`,
              transition: 'transform var(--pq-journey) var(--pq-ease)',
            }}
          />
        ))}
      </g>
      {isOpen &&
        Array.from({ length: Math.min(present, 60) }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a stake has no name
            key={i}
            d={`M${90 + (i + 0.5) * ((WIDE - 180) / Math.min(present, 60))} ${GROUND}v-34`}
            stroke={i < answered ? 'var(--pq-blaze)' : 'var(--pq-on-pine-muted)'}
            strokeWidth={i < answered ? 10 : 4}
            strokeLinecap="round"
          />
        ))}
      <path d={`M0 ${GROUND}H${WIDE}V280H0Z`} fill="var(--pq-pine-deep)" />
      {median !== null && (
        <g>
          <path
            d={`M${x(median)} ${GROUND}V70`}
            stroke="var(--pq-on-pine)"
            strokeWidth="5"
            strokeDasharray="14 10"
          />
          <Sign x={x(median)} y={58} anchorAt={median} scale={scale} isLight>
            {words.median}
          </Sign>
        </g>
      )}
      {truth !== null && (
        <g>
          <path
            d={`M${x(truth)} ${GROUND}l-26 44h52Z`}
            fill="var(--pq-blaze)"
            style={{ transform: 'translateY(-44px)' }}
          />
          <path d={`M${x(truth)} ${GROUND - 44}V20`} stroke="var(--pq-blaze)" strokeWidth="6" />
          <Sign x={x(truth)} y={18} anchorAt={truth} scale={scale}>
            {words.truth}
          </Sign>
        </g>
      )}
    </>
  )
}

interface SignProps {
  x: number
  y: number
  anchorAt: number
  scale: Scale
  isLight?: boolean
  children: string
}

/** Beside its pole, on the side where there is room. */
function Sign({ x, y, anchorAt, scale, isLight, children }: SignProps) {
  const isLeft = anchorAt > (scale.min + scale.max) / 2
  return (
    <text
      x={x + (isLeft ? -16 : 16)}
      y={y + 26}
      textAnchor={isLeft ? 'end' : 'start'}
      fill={isLight ? 'var(--pq-on-pine)' : 'var(--pq-blaze)'}
      style={{ font: '800 34px var(--pq-font-display)' }}
    >
      {children}
    </text>
  )
}

/** The rings of a contour as a small sign. */
export const ContourSign = ({ contour }: { contour: Contour }) => (
  <g fill="none" stroke="currentColor" strokeWidth="2">
    {[1, 2, 3].map((ring) => (
      <ellipse key={ring} rx={ring * SPACING[contour] * 0.36} ry={ring * SPACING[contour] * 0.24} />
    ))}
  </g>
)
