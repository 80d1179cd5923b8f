import type { Store } from './forecast'
import { STORES } from './manifest'
import { Mountain } from './mountain'
import { Bins } from './stores'
import type { CampView } from './views'

export interface ClassSceneProps {
  camp: CampView
  /** Below each store. */
  figures: Record<Store, string>
}

const GROUND = 222
const WIDTH = 150
const GAP = 110

/** On the projector: the mountain at the left, the stores with their figures at the right. */
export const ClassScene = ({ camp, figures }: ClassSceneProps) => {
  const { height, top, summit, stores, last } = camp
  const x = 840
  return (
    <>
      <path fill="var(--pq-pine)" d="M0 0h1600v270H0Z" />
      {last?.storm && <Storm />}
      <path fill="var(--pq-pine-deep)" d={`M0 ${GROUND}h1600v50H0Z`} />
      <path stroke="var(--pq-on-pine-muted)" strokeWidth="3" d={`M0 ${GROUND}h1600`} />
      <Mountain {...{ height, top, summit }} x={40} y={GROUND} width={700} rise={112} />
      <Bins stores={stores} x={x} y={GROUND - 4} width={WIDTH} height={116} gap={GAP} />
      <g
        fill="var(--pq-on-pine)"
        stroke="var(--pq-pine-deep)"
        strokeWidth="8"
        strokeLinejoin="round"
        fontSize="34"
        fontWeight="650"
        style={{ fontFamily: 'var(--pq-font-display)', paintOrder: 'stroke' }}
      >
        {STORES.map((store, i) => (
          <text
            key={store}
            x={x + WIDTH / 2 + i * (WIDTH + GAP)}
            y={GROUND + 38}
            textAnchor="middle"
          >
            {figures[store]}
          </text>
        ))}
      </g>
    </>
  )
}

/** Wind and snow. */
const Storm = () => (
  <g fill="none" stroke="var(--pq-on-pine-muted)" strokeWidth="5" strokeLinecap="round">
    <path d="M60 90h220q30 0 30-24M330 122h180q26 0 26-22M600 80h150q24 0 24-20M1010 80h60q18 0 18-18M1270 80h60q18 0 18-18M1520 100h60" />
    <path d="M120 136h0M210 160h0M520 40h0M690 124h0M800 146h0M1040 140h0M1300 134h0M1560 144h0" />
  </g>
)
