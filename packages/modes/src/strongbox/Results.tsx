import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { ReactNode } from 'react'
import type { ResultsPieceProps } from '../pieces'
import { At, Box, Coin, Key, Storm, Tent } from './Box'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { OwnRoad, RoadSummary } from './views'

/** What the class earned and what keys moved; to a player, the story of their box. */
export function Results({ summary, ownEnding, playerId, children }: ResultsPieceProps) {
  const t = useTexts(en, es)
  const { earned, grown, opened, moved } = summary as unknown as RoadSummary
  const own = ownEnding as unknown as OwnRoad | null
  return (
    <>
      {playerId !== null && own && own.log.length > 0 && <BoxStory own={own} />}
      <p>
        {t('end.class', { earned, grown })}{' '}
        {opened > 0 && t('end.opened', { count: opened, moved })}
      </p>
      {children}
    </>
  )
}

const WIDTH = 360
const HEIGHT = 150
const GROUND = 112

/** A column for each decision: what was in the bank, and on it what was in the box. */
function BoxStory({ own }: { own: OwnRoad }) {
  const t = useTexts(en, es)
  const steps: [OwnRoad['log'][number][0] | null, number, number][] = [
    ...own.log,
    [null, 0, own.banked],
  ]
  const most = Math.max(1, ...steps.map(([, carried, banked]) => carried + banked))
  const step = WIDTH / steps.length
  const high = (coins: number) => (coins / most) * (GROUND - 30)
  const label = own.log.map(([event, carried, banked], i) =>
    [`${i + 1}.`, t('box', { count: carried }), t('safe', { count: banked }), SIGNS[event]].join(
      ' ',
    ),
  )
  const bar = Math.min(30, step * 0.7)
  return (
    <div>
      <p>{t('end.own')}</p>
      <svg
        className="pq-scene"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label.join('; ')}
        style={{ background: 'var(--pq-map-water)' }}
      >
        <path d={`M0 ${GROUND}h${WIDTH}V${HEIGHT}H0Z`} fill="var(--pq-map-sand)" />
        {steps.map(([event, carried, banked], i) => {
          const x = step * (i + 0.5)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a decision is its position
            <g key={i}>
              <rect
                x={x - bar / 2}
                y={GROUND - high(banked)}
                width={bar}
                height={high(banked)}
                fill="var(--pq-text)"
              />
              <rect
                x={x - bar / 2}
                y={GROUND - high(banked + carried)}
                width={bar}
                height={high(carried)}
                fill="var(--pq-blaze)"
                stroke="var(--pq-on-blaze)"
                strokeWidth="1"
              />
              <text
                x={x}
                y={GROUND - high(banked + carried) - 5}
                textAnchor="middle"
                fontSize={Math.min(14, step * 0.4)}
                fontWeight="700"
                fill="var(--pq-text)"
              >
                {banked + carried}
              </text>
              <At x={x} y={GROUND + 30} size={Math.min(0.62, step / 70)}>
                {event && PICTURES[event]}
              </At>
            </g>
          )
        })}
      </svg>
      <p className="pq-muted">
        <Swatch fill="var(--pq-blaze)" /> {t('end.road')} <Swatch fill="var(--pq-text)" />{' '}
        {t('end.bank')}
      </p>
    </div>
  )
}

const Swatch = ({ fill }: { fill: string }) => (
  <svg
    viewBox="0 0 12 12"
    width="14"
    height="14"
    aria-hidden="true"
    style={{ display: 'inline-block' }}
  >
    <path d="M1 1h10v10H1Z" fill={fill} stroke="var(--pq-text)" />
  </svg>
)

type Event = OwnRoad['log'][number][0]

const SIGNS: Record<Event, string> = {
  banked: '↓',
  grew: '+',
  camp: '=',
  light: '=',
  opened: '−',
  storm: '−',
  won: '+',
  nothing: '−',
}

const up = (
  <At x={0} y={-14} size={1.5}>
    <Coin />
  </At>
)
const PICTURES: Record<Event, ReactNode> = {
  banked: up,
  grew: <Box />,
  camp: <Tent />,
  light: <Box />,
  opened: <Box isOpen />,
  storm: <Storm />,
  won: (
    <At x={-4} y={-16} size={1.4}>
      <Key />
    </At>
  ),
  nothing: (
    <At x={-4} y={-16} size={1.4} opacity={0.5}>
      <Key />
    </At>
  ),
}
