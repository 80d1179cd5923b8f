import { useRef, useState } from 'react'
import { usePart } from '../use-part'
import { industryTint } from './industry-tint'
import { useNear } from './use-near'

export interface CareerBannerProps {
  title: string
  industry: string
  height?: number
}

/** Where it does not come, the tint stands alone. */
const loadSheet = () => import('./CareerSheet')

/** Drawn a little before it comes into view. */
const AHEAD = '200px'
/** Sheets of nearly the same width share their artwork. */
const WIDTH_STEP = 20
const SMALLEST = 240

/**
 * The career's map sheet in the tint of its industry, as wide as its place. Only sheets in view are
 * drawn, after the first paint: a long list must not wait for its artwork.
 */
export function CareerBanner({ title, industry, height = 88 }: CareerBannerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number | null>(null)
  useNear(frame, AHEAD, width === null ? 0 : null, () => {
    const steps = Math.round((frame.current?.clientWidth ?? 0) / WIDTH_STEP)
    setWidth(Math.max(SMALLEST, steps * WIDTH_STEP))
  })
  const sheet = usePart(loadSheet, width !== null)
  return (
    <div
      ref={frame}
      className="pq-career-banner"
      style={{ height, background: `var(--pq-map-${industryTint(industry)})` }}
      aria-hidden="true"
    >
      {width !== null && sheet.status === 'ready' && (
        <sheet.exports.CareerSheet
          title={title}
          industry={industry}
          width={width}
          height={height}
        />
      )}
    </div>
  )
}
