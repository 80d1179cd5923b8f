import { useRef, useState } from 'react'
import { CareerArt } from '../art'
import { industryLook } from './industry-look'
import { useNear } from './use-near'

export interface CareerBannerProps {
  title: string
  industry: string
  height?: number
}

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
  const { tint, icon } = industryLook(industry)
  useNear(frame, AHEAD, width === null ? 0 : null, () => {
    const steps = Math.round((frame.current?.clientWidth ?? 0) / WIDTH_STEP)
    setWidth(Math.max(SMALLEST, steps * WIDTH_STEP))
  })
  return (
    <div
      ref={frame}
      className="pq-career-banner"
      style={{ height, background: `var(--pq-map-${tint})` }}
      aria-hidden="true"
    >
      {width !== null && (
        <CareerArt title={title} tint={tint} width={width} height={height}>
          <path d={icon} />
        </CareerArt>
      )}
    </div>
  )
}
