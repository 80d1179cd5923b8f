import type { CharacterOwner } from '@pathquest/ui/art/Character'
import { SceneCharacter } from '../kits/rounds/SceneCharacter'
import type { Footing, Step } from './footing'

/** The signs of the footings: dots for toes, a bar for a sole, a peak for a leap. */
const SIGNS = {
  light: 'M-7 -1a2.200 2.200 0 1 0 .1 0ZM0 -1a2.200 2.200 0 1 0 .1 0ZM7 -1a2.200 2.200 0 1 0 .1 0Z',
  firm: 'M-9 -2.500h18v5h-18Z',
  bold: 'M-9 4 0 -6 9 4Z',
} as const satisfies Record<Footing, string>

export interface FootingSignProps {
  footing: Footing
  /** A hold that broke is an outline. */
  isHeld?: boolean
}

/** For the inside of an SVG, around its origin. */
export function FootingSign({ footing, isHeld = true }: FootingSignProps) {
  return (
    <path
      d={SIGNS[footing]}
      fill={isHeld ? 'var(--pq-text)' : 'none'}
      stroke="var(--pq-text)"
      strokeWidth="1.6"
      strokeDasharray={isHeld ? undefined : '2.5 2'}
      strokeLinejoin="round"
    />
  )
}

const TREAD = 50
const START = 30
const [TOP, BOTTOM] = [56, 94]
const WIDTH = 300
/** At most so many units for a point, so that a first small step is not a cliff. */
const UNITS_A_POINT = 1.3
/** Where the next hold is drawn before anybody knows what it brings. */
const NEXT_POINTS = 10

export interface TrailProps {
  player: CharacterOwner
  /** The score where the trail in view starts. */
  start: number
  steps: readonly Step[]
  /** The question is open: the next hold waits. */
  isOpen: boolean
  /** Chosen already, for the open question. */
  footing: Footing | null
  label: string
}

/** How far the character leans out to the hold before it knows whether it bears. */
const LEAN = { light: 6, firm: 12, bold: 20 } as const

/**
 * A player's trail from the side: a tread for each closed question, as high as the score after it,
 * and the hold of the question that is on.
 */
export function Trail({ player, start, steps, isOpen, footing, label }: TrailProps) {
  const scores = [start, ...steps.map(({ score }) => score)]
  const last = isOpen ? undefined : steps.at(-1)
  const isHeld = last?.isHeld ?? false
  // The hold's place: after the treads that were there when the question opened.
  const hold = last ? steps.length : steps.length + 1
  const next = (scores[hold - 1] ?? 0) + NEXT_POINTS
  const [low, high] = [Math.min(...scores), Math.max(...scores, next)]
  const scale = Math.min(UNITS_A_POINT, (BOTTOM - TOP) / (high - low))
  const yOf = (score = 0) => BOTTOM - (score - low) * scale
  const xOf = (i: number) => START + i * TREAD
  const isLeft = last?.footing === null
  // A hold that bore is a stone until the next question; a broken one shows the ground below.
  const ground = isHeld || isLeft ? scores.slice(0, hold) : scores
  const outline = ground.map((score, i) => `V${yOf(score)}H${xOf(i + 1)}`).join('')
  const here = isLeft ? hold - 1 : scores.length - 1
  const camera = Math.max(0, xOf(hold) + TREAD + 14 - WIDTH)
  return (
    <svg
      className="pq-scene"
      viewBox={`${camera} 0 ${WIDTH} 120`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
      style={{ background: 'var(--pq-map-water)' }}
    >
      <Hills x={camera * 0.6} />
      <path fill="var(--pq-map-sand)" d={`M-2000 124V${yOf(start)}H${START}${outline}V124Z`} />
      <path
        fill="none"
        stroke="var(--pq-accent)"
        strokeWidth="4"
        strokeLinejoin="round"
        d={`M-2000 ${yOf(start)}H${START}${outline}`}
      />
      <Hold
        x={xOf(hold)}
        y={yOf(isHeld ? scores[hold] : next)}
        state={!last || isLeft ? 'open' : isHeld ? 'held' : 'broken'}
      />
      {steps.map(
        (step, i) =>
          step.footing && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tread is its position
            <g key={i} transform={`translate(${xOf(i + 1) + 25} ${yOf(step.score) + 14})`}>
              <FootingSign footing={step.footing} isHeld={step.isHeld} />
            </g>
          ),
      )}
      <SceneCharacter
        player={player}
        x={xOf(here) + 25 + (isOpen && footing ? LEAN[footing] : 0)}
        y={yOf(scores[here])}
        height={44}
      />
    </svg>
  )
}

const HILLS_WIDTH = 390

/** The country behind the trail, as wide as the widest page. */
export const Hills = ({ x = 0 }: { x?: number }) => (
  <>
    {[-2, -1, 0, 1, 2].map((i) => (
      <g key={i} transform={`translate(${x + i * HILLS_WIDTH} 0)`}>
        <path
          fill="var(--pq-map-moss)"
          d="M0 124V74l46-46h18l30 30h24l40-40h22l54 54h26l28-28h30l30 30h42v50Z"
        />
        <path
          fill="none"
          stroke="var(--pq-text)"
          strokeWidth="1.2"
          opacity=".22"
          d="M0 92l54-54 34 34h40l40-40 66 66h20l22-22h20l38 38h56M0 112l56-56 28 28h48l34-34 70 70h154"
        />
      </g>
    ))}
  </>
)

/** The pieces of a hold, and how each of them falls. */
const SHARDS = [
  ['M4 0H20L17 22 8 18Z', 'translate(-2px, 30px) rotate(-24deg)'],
  ['M20 0H34L33 12 26 24 17 22Z', 'translate(10px, 40px) rotate(14deg)'],
  ['M34 0H48L46 14 40 22 26 24 33 12Z', 'translate(30px, 26px) rotate(38deg)'],
] as const

interface HoldProps {
  x: number
  y: number
  state: 'open' | 'held' | 'broken'
}

/** The next hold: nobody knows whether it bears until somebody stands on it. */
function Hold({ x, y, state }: HoldProps) {
  const isUnknown = state === 'open'
  return (
    <g
      fill={isUnknown ? 'var(--pq-surface)' : 'var(--pq-map-sand)'}
      stroke="var(--pq-text)"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeDasharray={isUnknown ? '4 4' : undefined}
      style={{
        transform: `translate(${x}px, ${y}px)`,
        transition: 'transform var(--pq-slow) var(--pq-ease)',
      }}
    >
      {SHARDS.map(([d, fallen]) => (
        <path
          key={d}
          d={d}
          style={{
            transform: state === 'broken' ? fallen : 'none',
            transformBox: 'fill-box',
            transformOrigin: 'center',
            transition: 'transform var(--pq-journey) var(--pq-ease-in) var(--pq-slow)',
          }}
        />
      ))}
      {state === 'held' && (
        <>
          <path d="M4 0H48L46 14 40 22 26 24 17 22 8 18Z" />
          <path stroke="var(--pq-accent)" strokeWidth="4" d="M0 0H50" />
        </>
      )}
    </g>
  )
}
