import type { IconDrawing } from './icons'

export type { IconDrawing } from './icons'

export interface IconProps {
  icon: IconDrawing
}

/** An icon in the size and colour of the surrounding text; always beside words. */
export function Icon({ icon }: IconProps) {
  return (
    <svg className="pq-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon} />
    </svg>
  )
}
