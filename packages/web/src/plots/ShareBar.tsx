import './plots.css'

interface ShareBarProps {
  /** 0-1. */
  share: number
  tone?: 'low' | 'middle' | 'good'
}

/** A share as a bar, beside the same number. */
export function ShareBar({ share, tone = 'middle' }: ShareBarProps) {
  const width = Math.max(0, Math.min(1, share)) * 100
  return (
    <svg
      className="plot-bar"
      data-tone={tone}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="plot-bar-track" width={100} height={6} />
      <rect className="plot-bar-fill" width={width} height={6} />
    </svg>
  )
}

/** For teachers: half right is worth a review. */
export const toneOf = (share: number): 'low' | 'middle' | 'good' =>
  share < 0.5 ? 'low' : share < 0.8 ? 'middle' : 'good'
