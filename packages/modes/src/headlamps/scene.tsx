import type { CharacterOwner } from '@pathquest/ui/art/Character'
import { SceneCharacter } from '../kits/rounds/SceneCharacter'
import { Flames, flameScale, Lamp } from './lamp'
import { TO_RELIGHT } from './walker'

export type Place = 'trail' | 'hut' | 'shelter' | 'dawn'

export interface SceneProps {
  place: Place
  player: CharacterOwner
  lamps: number
  of: number
  /** In the hut: right answers in a row. */
  row: number
  fire: number
  /** The answer was right: a step further. */
  isFurther: boolean
  label: string
}

const GROUND = 100
const TILE = 300
const TILES = [-2, -1, 0, 1, 2]

/** Where a player is in the night, and what is lit. */
export function Scene({ place, player, lamps, of, row, fire, isFurther, label }: SceneProps) {
  return (
    <svg
      className="pq-scene"
      viewBox="0 0 300 120"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
      style={{ background: 'var(--pq-pine-deep)' }}
    >
      <Country isDawn={place === 'dawn'} />
      {place === 'hut' && <Hut row={row} fire={fire} />}
      {place === 'shelter' && <Tent />}
      {(place === 'trail' || place === 'dawn') && (
        <>
          <FarHut />
          <Beam
            lamps={lamps}
            of={of}
            x={isFurther ? 92 : 62}
            opacity={place === 'dawn' ? 0.2 : 0.34}
          />
        </>
      )}
      <SceneCharacter
        player={player}
        x={WHERE[place] + (isFurther ? 30 : 0)}
        y={GROUND}
        height={46}
      />
      <rect
        x={298 - of * 27}
        y="5"
        width={of * 27 - 1}
        height="30"
        rx="15"
        fill="var(--pq-pine-deep)"
      />
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its position
        <Lamp key={i} x={284 - (of - 1 - i) * 27} y={20} isLit={i < lamps} />
      ))}
    </svg>
  )
}

const WHERE = { trail: 44, dawn: 44, hut: 138, shelter: 150 } as const satisfies Record<
  Place,
  number
>

/** Sky and ground, as wide as the widest page; at dawn the sun behind the ridge. */
const Country = ({ isDawn }: { isDawn: boolean }) => (
  <>
    {isDawn && (
      <g fill="var(--pq-blaze)">
        <path fill="var(--pq-on-pine-muted)" d="M-900-40h2100v160h-2100Z" />
        <path opacity=".3" d="M-900 16h2100v22h-2100Z" />
        <path opacity=".6" d="M-900 38h2100v22h-2100Z" />
        <path opacity=".85" d="M-900 60h2100v60h-2100Z" />
        <circle cx="206" cy="66" r="30" fill="var(--pq-on-pine)" />
      </g>
    )}
    {TILES.map((i) => (
      <g key={i} transform={`translate(${i * TILE} 0)`}>
        {!isDawn && (
          <path
            fill="none"
            stroke="var(--pq-on-pine-muted)"
            strokeWidth="2.4"
            strokeLinecap="round"
            d="M22 26h0M64 14h0M98 38h0M134 18h0M176 30h0M214 50h0M236 12h0M270 40h0"
          />
        )}
        <path
          fill="var(--pq-pine)"
          d="M0 122V76l34-30h14l26 24h22l38-36h18l44 42h26l26-24h24l28 26v44Z"
        />
        <path
          fill="none"
          stroke="var(--pq-pine-line)"
          strokeWidth="1.4"
          d="M0 92l40-36 30 28h30l42-40 50 48h28l26-24h20l34 30"
        />
      </g>
    ))}
    <path fill="var(--pq-pine-deep)" d={`M-900 ${GROUND}h2100v30h-2100Z`} />
    <path stroke="var(--pq-on-pine-muted)" strokeWidth="3" d={`M-900 ${GROUND}h2100`} />
  </>
)

/** At the end of the trail, with a light in its window. */
const FarHut = () => (
  <g strokeLinejoin="round" stroke="var(--pq-on-pine-muted)" strokeWidth="2.5">
    <path fill="var(--pq-pine-deep)" d={`M248 ${GROUND}V82h34v18M242 84l23-18 23 18`} />
    <path fill="var(--pq-blaze)" stroke="none" d="M259 86h11v9h-11Z" />
  </g>
)

interface BeamProps {
  lamps: number
  of: number
  x: number
  opacity: number
}

/** As far as the lamps reach: without one it is dark. */
const Beam = ({ lamps, of, x, opacity }: BeamProps) => (
  <g
    style={{
      transform: `translate(${x}px, 72px)`,
      transition: 'transform var(--pq-journey) var(--pq-ease)',
    }}
  >
    <path
      fill="var(--pq-blaze)"
      opacity={opacity}
      d="M0-3 176-34V28H60L0 4Z"
      style={{
        transform: `scale(${lamps / of}, ${lamps === 0 ? 0 : 0.4 + (0.6 * lamps) / of})`,
        transition: 'transform var(--pq-journey) var(--pq-ease)',
      }}
    />
    {lamps > 0 && <circle r="4" fill="var(--pq-blaze)" />}
  </g>
)

/** Inside: the fire that the class has laid, and two torches to light. */
const Hut = ({ row, fire }: Pick<SceneProps, 'row' | 'fire'>) => (
  <g>
    <path fill="var(--pq-pine)" d={`M-900-10h2100v${GROUND + 10}h-2100Z`} />
    <path
      fill="none"
      stroke="var(--pq-pine-line)"
      strokeWidth="2"
      d="M-900 34h2100M-900 56h2100M-900 78h2100"
    />
    <path
      fill="var(--pq-pine-deep)"
      stroke="var(--pq-on-pine-muted)"
      strokeWidth="3"
      d="M72 22h40v30H72ZM92 22v30M72 37h40"
    />
    <path
      fill="var(--pq-pine-deep)"
      stroke="var(--pq-on-pine-muted)"
      strokeWidth="3"
      d={`M182 ${GROUND}V62q0-24 32-24t32 24v38Z`}
    />
    <Flames x={214} y={GROUND - 2} scale={flameScale(fire, 1.05)} />
    {Array.from({ length: TO_RELIGHT }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a torch is its position
      <g key={i}>
        <path
          stroke="var(--pq-on-pine-muted)"
          strokeWidth="4"
          d={`M${22 + i * 28} ${GROUND - 2}V70`}
        />
        <Lamp x={22 + i * 28} y={60} isLit={i < row} />
      </g>
    ))}
  </g>
)

/** A light inside, the wind outside. */
const Tent = () => (
  <g strokeLinejoin="round" strokeWidth="3" stroke="var(--pq-on-pine)">
    <path fill="var(--pq-pine-line)" d={`M88 ${GROUND}l62-70 62 70Z`} />
    <path fill="var(--pq-blaze)" stroke="none" opacity=".9" d={`M112 ${GROUND}l38-54 38 54Z`} />
    <path fill="none" d="M150 30v-10" />
  </g>
)
