import type { Rarity } from '@pathquest/core/rewards/amounts'
import type { ReactNode } from 'react'
import { Icon } from './art/Icon'
import type { IconDrawing } from './art/icons'

export type BadgeVariant =
  | 'default'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'outline'
  | Rarity
  /** The current player. */
  | 'you'
  /** XP and other gains. */
  | 'reward'
  /** Ink on paper, for counts on a projector. */
  | 'solid'

export interface BadgeProps {
  variant?: BadgeVariant
  icon?: IconDrawing
  className?: string
  /** Where its words are in another language than the widget. */
  lang?: string
  children: ReactNode
}

export function Badge({ variant = 'default', icon, className, lang, children }: BadgeProps) {
  return (
    <span
      className={className ? `pq-badge ${className}` : 'pq-badge'}
      data-variant={variant}
      lang={lang}
    >
      {icon && <Icon icon={icon} />}
      <span>{children}</span>
    </span>
  )
}
