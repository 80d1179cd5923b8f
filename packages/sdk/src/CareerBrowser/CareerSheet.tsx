import { CareerArt, type MapTint } from '@pathquest/ui/art/CareerArt'
import { useNear } from '@pathquest/ui/hooks/use-near'
import { useRef, useState } from 'react'
import { industryIcon } from './industry-icon'

export interface CareerSheetProps {
  title: string
  industry: string
  tint: MapTint
}

/** Drawn a little before it comes into view. */
const AHEAD = '200px'
/** Sheets of nearly the same width share their artwork. */
const WIDTH_STEP = 20
const SMALLEST = 240

/**
 * The drawn map sheet of a career, as wide as its container. Only sheets in view are drawn: a long
 * list must not wait for its artwork.
 */
export function CareerSheet({ title, industry, tint }: CareerSheetProps) {
  const place = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useNear(place, AHEAD, size === null || null, () => {
    const { offsetWidth = 0, offsetHeight = 0 } = place.current?.parentElement ?? {}
    const width = Math.round(offsetWidth / WIDTH_STEP) * WIDTH_STEP
    setSize({ width: Math.max(SMALLEST, width), height: offsetHeight })
  })
  return (
    <div ref={place} className="pq-career-art">
      {size && (
        <CareerArt title={title} tint={tint} {...size}>
          <path d={industryIcon(industry)} />
        </CareerArt>
      )}
    </div>
  )
}
