import { ICONS, type IconName } from './icon-paths'

export type { IconName } from './icon-paths'

export interface IconProps {
  name: IconName
}

/** A drawn icon in the size and colour of the text around it; always beside words. */
export function Icon({ name }: IconProps) {
  return (
    <svg className="pq-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  )
}
