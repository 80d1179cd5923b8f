import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { whileBusy } from './Button'

export interface SignpostLook {
  tone?: 'accent' | 'blaze'
  size?: 'md' | 'lg'
  full?: boolean
  className?: string
}

/** The attributes that make a link of any router look like a signpost. */
export const signpostLook = ({
  tone = 'accent',
  size = 'md',
  full,
  className,
}: SignpostLook = {}) => ({
  className: className ? `pq-sign ${className}` : 'pq-sign',
  'data-tone': tone,
  'data-size': size,
  'data-full': full || undefined,
})

export interface SignpostProps
  extends SignpostLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  busy?: boolean
  children: ReactNode
}

/** The single forward action of a screen, pointed to the right. */
export function Signpost({
  tone,
  size,
  full,
  className,
  busy,
  type = 'button',
  children,
  ...rest
}: SignpostProps) {
  return (
    <button
      {...signpostLook({ tone, size, full, className })}
      {...rest}
      type={type}
      {...whileBusy(busy)}
    >
      {children}
    </button>
  )
}

export interface SignpostLinkProps
  extends SignpostLook,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> {
  children: ReactNode
}

/** A signpost that is a plain link; with a router spread `signpostLook()` on its own link. */
export function SignpostLink({
  tone,
  size,
  full,
  className,
  children,
  ...rest
}: SignpostLinkProps) {
  return (
    <a {...signpostLook({ tone, size, full, className })} {...rest}>
      {children}
    </a>
  )
}
