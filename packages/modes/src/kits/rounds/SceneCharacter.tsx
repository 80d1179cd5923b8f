import type { CharacterOwner } from '@pathquest/ui/art/Character'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'

/** Loaded already with the first name on the page. */
const loadArt = () => import('@pathquest/ui/art/Character')

export interface SceneCharacterProps {
  player: CharacterOwner
  /** Where it stands: the middle of its feet. */
  x: number
  y: number
  height?: number
}

/** A player's character inside a scene; it walks to where it stands next. */
export function SceneCharacter({ player, x, y, height = 40 }: SceneCharacterProps) {
  const art = useLazyChunk(loadArt, true)
  return (
    <g
      style={{
        transform: `translate(${x}px, ${y}px)`,
        transition: 'transform var(--pq-journey) var(--pq-ease)',
      }}
    >
      {art.status === 'ready' && (
        <svg x={-height / 2} y={2 - height} width={height} height={height} aria-hidden="true">
          <art.exports.Character player={player} isSilent />
        </svg>
      )}
    </g>
  )
}
