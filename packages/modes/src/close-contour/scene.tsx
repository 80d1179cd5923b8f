import type { Contour } from './contour'
import { CONTOURS } from './manifest'

/** The scale of the question, in the width of a scene. */
export interface Scale {
  min: number
  max: number
}

const WIDTH = 320
const place = ({ min, max }: Scale, value: number): number =>
  14 + ((value - min) / (max - min)) * (WIDTH - 28)

/** Rings of the sign of a contour: the closer it is, the closer the lines. */
const SPACING: Readonly<Record<Contour, number>> = { tight: 5, middle: 9, wide: 15 }

const HEIGHT = 76
const CENTRE = 36
const AXIS = 66
/** A ring that is smaller hides behind the pole of its flag; one that is higher leaves the scene. */
const RING_MIN = 5
const RING_HEIGHT_MAX = 33

interface OwnMapProps {
  scale: Scale
  /** Also before it is sent: the rings follow it. */
  guess: number | null
  /** null: not drawn yet, so that all three are open. */
  contour: Contour | null
  /** null: not told yet. */
  truth: number | null
  /** Half the width of each contour, in the unit of the scale. */
  halfWidths: readonly number[]
  isInside: boolean
  label: string
}

/** The own guess with its contours to scale, and once it is told the summit where the truth is. */
export function OwnMap(props: OwnMapProps) {
  const { scale, guess, contour, truth, halfWidths, isInside, label } = props
  const at = guess === null ? WIDTH / 2 : place(scale, guess)
  const spans = halfWidths.map((half) => (half / (scale.max - scale.min)) * (WIDTH - 28))
  const own = contour === null ? null : (spans[CONTOURS.indexOf(contour)] ?? 0)
  return (
    <svg className="pq-scene" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {/* A wide phone shows what is beside the scale, too. */}
      <g fill="none" stroke="var(--pq-on-pine-muted)" strokeWidth="1.5" opacity=".4">
        <path d="M-600 20c140 26 260-18 400 0s150 14 240-4 120-16 200 4 200 18 300-2 220-8 380 10" />
        <path d="M-600 52c140-30 260 14 400-4s150-26 240-2 120 20 200-6 200-18 300 8 220 8 380-8" />
        <path d={`M14 ${AXIS}H${WIDTH - 14}`} opacity=".8" />
      </g>
      <g
        fill="none"
        stroke="var(--pq-on-pine)"
        style={{
          opacity: guess === null ? 0.4 : 1,
          transform: `translateX(${at}px)`,
          transition: 'transform var(--pq-fast) var(--pq-ease), opacity var(--pq-base)',
        }}
      >
        {spans.map((span, i) => {
          const isOwn = contour === CONTOURS[i]
          const rx = Math.max(RING_MIN * (i + 1), span)
          return (
            <ellipse
              key={CONTOURS[i]}
              cy={CENTRE}
              rx={rx}
              ry={Math.min(RING_HEIGHT_MAX - 3 * (CONTOURS.length - 1 - i), rx * 0.62)}
              strokeWidth={isOwn ? 3.5 : 2}
              strokeDasharray={contour === null ? '6 4' : undefined}
              stroke={isOwn ? 'var(--pq-blaze)' : undefined}
              opacity={contour === null || isOwn ? 1 : 0.25}
            />
          )
        })}
        <path
          d={`M0 ${CENTRE}V${CENTRE - 24}l15 6-15 6`}
          fill="var(--pq-blaze)"
          stroke="var(--pq-pine-deep)"
          strokeWidth="2"
        />
      </g>
      {truth !== null && guess !== null && own !== null && (
        <g stroke={isInside ? 'var(--pq-blaze)' : 'var(--pq-on-pine)'} strokeWidth="4">
          <path
            d={`M${Math.max(4, at - own)} ${AXIS}H${Math.min(WIDTH - 4, at + own)}`}
            strokeLinecap="round"
          />
          <path d={`M${at - own} ${AXIS - 6}v12M${at + own} ${AXIS - 6}v12`} strokeWidth="3" />
        </g>
      )}
      {truth !== null && (
        <path
          d="M0-24l-13 24h26Z"
          fill={isInside ? 'var(--pq-blaze)' : 'var(--pq-on-pine)'}
          stroke="var(--pq-pine-deep)"
          strokeWidth="2"
          strokeLinejoin="round"
          style={{ transform: `translate(${place(scale, truth)}px, ${AXIS}px)` }}
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
/** Where the numbers stand: a low band cuts off what is above, the heap ends below. */
const SIGN = 132
const HEAP = 98
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
            y={GROUND - HEAP}
            width={width + 1}
            height={HEAP}
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
        <path
          d={`M${x(median)} ${GROUND}V${SIGN - 26}`}
          stroke="var(--pq-on-pine)"
          strokeWidth="5"
          strokeDasharray="14 10"
        />
      )}
      {truth !== null && (
        <g fill="var(--pq-blaze)">
          <path d={`M${x(truth) - 26} ${GROUND}l26-44 26 44Z`} />
          <path d={`M${x(truth) - 3} ${GROUND}V${SIGN - 26}h6V${GROUND}Z`} />
        </g>
      )}
      {truth !== null && <Signs truth={truth} median={median} x={x} words={words} />}
    </>
  )
}

interface SignsProps extends Pick<ClassMapProps, 'median' | 'words'> {
  truth: number
  x: (value: number) => number
}

/** The truth and the middle of the class, beside both poles on the side where there is room. */
function Signs({ truth, median, x, words }: SignsProps) {
  const signs = [{ value: truth, text: `▲ ${words.truth}`, fill: 'var(--pq-blaze)' }]
  if (median !== null) {
    signs.push({ value: median, text: `┆ ${words.median}`, fill: 'var(--pq-on-pine)' })
  }
  signs.sort((a, b) => a.value - b.value)
  const places = signs.map(({ value }) => x(value))
  const isLeft = Math.max(...places) > WIDE / 2
  return (
    <text
      x={isLeft ? Math.min(...places) - 18 : Math.max(...places) + 18}
      y={SIGN}
      textAnchor={isLeft ? 'end' : 'start'}
      style={{ font: '800 34px var(--pq-font-display)' }}
    >
      {signs.map(({ text, fill }, i) => (
        <tspan key={fill} fill={fill} dx={i > 0 ? 28 : 0}>
          {text}
        </tspan>
      ))}
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
