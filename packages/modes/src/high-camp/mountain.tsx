export interface MountainProps {
  height: number
  top: number
  summit: number
  /** Of the ground. */
  y: number
  /** The left foot, and the width at the ground. */
  x: number
  width: number
  /** From the ground to the top. */
  rise: number
}

/** The way up; the rest of the width is the far slope. */
const WAY_SHARE = 0.78

/** The way up in steps: the camp stands on one, and the flag where the summit begins. */
export function Mountain({ height, top, summit, x, y, width, rise }: MountainProps) {
  const steps = Math.max(1, top)
  const stepWidth = (WAY_SHARE * width) / (steps + 1)
  const at = (step: number) => ({ left: x + stepWidth * step, level: y - (rise * step) / steps })
  const camp = at(height)
  const flag = at(summit)
  const size = rise / 120
  const way = Array.from({ length: steps }, (_, i) => {
    const { left, level } = at(i + 1)
    return `H${left}V${level}`
  }).join('')
  return (
    <>
      <path
        fill="var(--pq-pine-line)"
        stroke="var(--pq-on-pine-muted)"
        strokeWidth="3"
        strokeLinejoin="round"
        d={`M${x} ${y}${way}h${stepWidth}L${x + width} ${y}Z`}
      />
      <g transform={`translate(${flag.left + stepWidth - 4 * size} ${flag.level})`}>
        <path
          d={`M0 0V${-34 * size}`}
          stroke="var(--pq-on-pine)"
          strokeWidth={3 * size}
          strokeLinecap="round"
        />
        <path
          fill="var(--pq-blaze)"
          d={`M0 ${-34 * size}l${-24 * size} ${9 * size} ${24 * size} ${9 * size}Z`}
        />
      </g>
      <g
        style={{
          transform: `translate(${camp.left + stepWidth / 2}px, ${camp.level}px)`,
          transition: 'transform var(--pq-journey) var(--pq-ease)',
        }}
      >
        <Tent size={size} />
      </g>
    </>
  )
}

/** Stands on 0. */
export const Tent = ({ size }: { size: number }) => (
  <g transform={`scale(${size})`} strokeLinejoin="round">
    <path
      fill="var(--pq-on-pine)"
      stroke="var(--pq-pine-deep)"
      strokeWidth="3"
      d="M-18 0 0-26 18 0Z"
    />
    <path fill="var(--pq-blaze)" d="M-6 0 0-14 6 0Z" />
  </g>
)
