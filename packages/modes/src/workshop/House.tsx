import { type CSSProperties, useRef } from 'react'
import { Awning, appearing, CoinFace, INK, MOVING, Worker } from './drawings'
import { usePulse } from './use-pulse'

export interface HouseProps {
  level: number
  hands: number
  /** Which walls, roof and awning it has. */
  kind: number
  /** How much a level adds to its height. */
  floor: number
  isMarket: boolean
  /** Rises with each coin that is made here. */
  beat: number
}

const WALLS = ['map-sand', 'map-clay', 'map-stone', 'map-heath'] as const
const ROOFS = ['info', 'pine-line', 'negative'] as const
const AWNINGS = ['negative', 'positive', 'info', 'caution'] as const
const LIT: CSSProperties = { transition: 'fill var(--pq-journey)' }
const fixed = { vectorEffect: 'non-scaling-stroke' } as const

const RISING: Keyframe[] = [
  { transform: 'translateY(0)', opacity: 0 },
  { transform: 'translateY(-10px)', opacity: 1, offset: 0.2 },
  { transform: 'translateY(-38px)', opacity: 1, offset: 0.7 },
  { transform: 'translateY(-50px)', opacity: 0 },
]

/** Of a house whose foot is at 0: how wide, how high up to the eaves, and from there. */
const sizeOf = (level: number, hands: number, floor: number) => ({
  width: 78 + 15 * hands,
  eaves: 52 + floor * level,
  gable: 26 + 0.4 * floor * level,
})

/** A workshop from the street: higher with each level of its bench, wider with each apprentice. */
export function House({ level, hands, kind, floor, isMarket, beat }: HouseProps) {
  const { width, eaves, gable } = sizeOf(level, hands, floor)
  const window = isMarket ? 'var(--pq-blaze)' : 'var(--pq-map-water)'
  return (
    <g stroke={INK} strokeWidth="2">
      <g
        style={{ ...MOVING, transform: `translate(${width * 0.27}px, ${-eaves - gable * 0.5}px)` }}
      >
        <g style={appearing(level > 1)}>
          <path d="M-7 6v-30h14V6Z" fill="var(--pq-map-clay)" />
        </g>
        <RisingCoin beat={beat} y={level > 1 ? -30 : -18} />
      </g>
      <path
        {...fixed}
        d="M-50 0v-100h100V0Z"
        fill={`var(--pq-${WALLS[kind % 4]})`}
        style={{ ...MOVING, transform: `scale(${width / 100}, ${eaves / 100})` }}
      />
      <path
        {...fixed}
        d="M-60 3L0-100 60 3Z"
        fill={`var(--pq-${ROOFS[kind % 3]})`}
        style={{
          ...MOVING,
          transform: `translateY(${-eaves}px) scale(${width / 100}, ${gable / 100})`,
        }}
      />
      <Windows fill={window} eaves={eaves} width={width} hasGable={level > 0} />
      <Shop width={width} hands={hands} level={level} isMarket={isMarket} />
      <g transform="translate(0 -50)">
        <g style={{ ...MOVING, transform: `scaleX(${(width + 8) / 100})` }}>
          <Awning width={100} drop={11} isOpen={isMarket} fill={`var(--pq-${AWNINGS[kind % 4]})`} />
        </g>
      </g>
      <g style={{ ...MOVING, transform: `translateY(${-eaves - gable}px)` }}>
        <g style={appearing(level > 4)} strokeWidth="1.5">
          <path d="M0 2v-20" strokeWidth="3" />
          <path
            d="M0-26l3 7 7 .5-5.5 4.5 2 7L0-11l-6.5 4 2-7-5.5-4.5 7-.5Z"
            fill="var(--pq-blaze)"
          />
        </g>
      </g>
    </g>
  )
}

const STOREY = 30
const SHOP_HEIGHT = 62
const STOREYS_MAX = 4

/** One in the gable, and rows of them above the shop as far as the wall goes. */
function Windows({ fill, eaves, width, hasGable }: WindowsProps) {
  const rows = Math.floor((eaves - SHOP_HEIGHT) / STOREY)
  const apart = width * 0.3
  return (
    <>
      {Array.from({ length: STOREYS_MAX * 3 }, (_, i) => {
        const [row, column] = [Math.floor(i / 3), (i % 3) - 1]
        const x = column * apart
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place in the wall
            key={i}
            style={{ ...MOVING, transform: `translate(${x}px, ${-SHOP_HEIGHT - row * STOREY}px)` }}
          >
            <g style={appearing(row < rows)}>
              <path d="M-7-2v-19h14v19Z" fill={fill} style={LIT} />
              <path d="M0-2v-19M-9-1h18" strokeWidth="1.5" />
            </g>
          </g>
        )
      })}
      <g style={{ ...MOVING, transform: `translateY(${-eaves}px)` }}>
        <circle r="8" cy="-9" fill={fill} style={{ ...appearing(hasGable), ...LIT }} />
      </g>
    </>
  )
}

interface WindowsProps {
  fill: string
  eaves: number
  width: number
  hasGable: boolean
}

/** The open front: the master at the bench, and whoever works with them. */
function Shop({
  width,
  hands,
  level,
  isMarket,
}: Omit<HouseProps, 'kind' | 'beat' | 'floor'> & { width: number }) {
  const inner = width - 14
  return (
    <>
      <path
        {...fixed}
        d="M-50 0v-44h100V0Z"
        fill={isMarket ? 'var(--pq-blaze-soft)' : 'var(--pq-pine-deep)'}
        style={{ ...MOVING, ...LIT, transform: `scaleX(${inner / 100})` }}
      />
      <g stroke="none">
        {Array.from({ length: 5 }, (_, i) => {
          const isHere = i <= hands
          const x = (i - hands / 2) * 17
          return (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: a figure is nobody in particular
              key={i}
              style={{
                ...MOVING,
                opacity: isHere ? 1 : 0,
                transform: `translate(${isHere ? x : 40}px, -12px) scale(.72)`,
              }}
            >
              <Worker fill={i === 0 ? 'var(--pq-pine-line)' : 'var(--pq-info)'} hasCap={i > 0} />
            </g>
          )
        })}
      </g>
      <path
        {...fixed}
        d="M-50 0v-14h100V0Z"
        fill="var(--pq-caution)"
        strokeWidth="1.5"
        style={{ ...MOVING, transform: `scaleX(${inner / 100})`, opacity: level > 0 ? 1 : 0.55 }}
      />
    </>
  )
}

function RisingCoin({ beat, y }: { beat: number; y: number }) {
  const coin = useRef<SVGGElement>(null)
  usePulse(coin, beat, RISING, '--pq-journey')
  return (
    <g transform={`translate(0 ${y})`}>
      <g ref={coin} style={{ opacity: 0 }}>
        <CoinFace r={13} />
      </g>
    </g>
  )
}
