import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { Icon } from './art/Icon'
import type { IconDrawing } from './art/icons'

export type ButtonVariant = 'default' | 'primary' | 'solid' | 'ghost' | 'danger'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: 'md' | 'sm'
  full?: boolean
  className?: string
}

/** The attributes that make a link of any router look like a button. */
export const buttonLook = ({
  variant = 'default',
  size = 'md',
  full,
  className,
}: ButtonLook = {}) => ({
  className: className ? `pq-button ${className}` : 'pq-button',
  'data-variant': variant,
  'data-size': size,
  'data-full': full || undefined,
})

type ButtonAttributes = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>

/** Ignores clicks, and Enter in its form; `disabled` would drop the keyboard focus. */
export const whileBusy = (busy: boolean | undefined) =>
  busy && {
    'aria-busy': true,
    'aria-disabled': true,
    onClick: (event: MouseEvent) => event.preventDefault(),
  }

export interface ButtonProps extends ButtonLook, ButtonAttributes {
  icon?: IconDrawing
  /** Ignores clicks, keeps the focus, and is announced as busy. */
  busy?: boolean
  children: ReactNode
}

export function Button({
  variant,
  size,
  full,
  className,
  icon,
  busy,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...buttonLook({ variant, size, full, className })}
      {...rest}
      type={type}
      {...whileBusy(busy)}
    >
      {icon && <Icon icon={icon} />}
      {children}
    </button>
  )
}

export interface IconButtonProps extends ButtonAttributes {
  icon: IconDrawing
  label: string
}

/** A button with only an icon; its label is for screen readers. */
export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...buttonLook({ variant: 'ghost', className })}
      data-icon-only
      {...rest}
      type={type}
      aria-label={label}
    >
      <Icon icon={icon} />
    </button>
  )
}
