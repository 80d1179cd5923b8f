const HEIGHT = 56
const RAYS = 'M-36 42h-12M36 42h12M-33 18l-10-7M33 18l10-7M-33 66l-10 7M33 66l10 7'

/** Hangs from 0; how full it is shows as its height, and a whole one shines. */
export const Lantern = ({ full }: { full: number }) => {
  const share = Math.max(0, Math.min(1, full))
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        stroke="var(--pq-on-pine)"
        strokeWidth="4"
        fill="var(--pq-pine-deep)"
        d="M0 0v8M-14 8h28l6 6h-40ZM-22 14h44v56h-44ZM-20 70h40l-6 8h-28Z"
      />
      <g transform="translate(0 70)">
        <path
          fill="var(--pq-blaze)"
          d={`M-20 0h40v${-HEIGHT}h-40Z`}
          style={{
            transform: `scaleY(${share})`,
            transition: 'transform var(--pq-journey) var(--pq-ease)',
          }}
        />
      </g>
      {share === 1 && (
        <g style={{ animation: 'pq-rise var(--pq-journey) var(--pq-ease)' }}>
          <path stroke="var(--pq-blaze)" strokeWidth="5" d={RAYS} />
          <path fill="none" stroke="var(--pq-pine-deep)" strokeWidth="6" d="M-11 43l8 9 15-19" />
        </g>
      )}
    </g>
  )
}
