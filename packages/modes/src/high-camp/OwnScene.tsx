import { Mountain } from './mountain'
import { Bins } from './stores'
import type { CampView } from './views'

/** The mountain with the camp, and the three stores at its foot. */
export const OwnScene = ({ camp, label }: { camp: CampView; label: string }) => {
  const { height, top, summit, stores } = camp
  return (
    <svg
      className="pq-scene"
      viewBox="0 0 300 120"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
    >
      <path fill="var(--pq-pine-deep)" d="M-900 104h2100v40h-2100Z" />
      <path stroke="var(--pq-on-pine-muted)" strokeWidth="3" d="M-900 104h2100" />
      <Mountain {...{ height, top, summit }} x={2} y={104} width={140} rise={84} />
      <Bins stores={stores} x={150} y={102} width={44} height={76} gap={7} />
    </svg>
  )
}
