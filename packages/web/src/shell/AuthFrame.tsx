import { ApiError } from '@pathquest/sdk/api/error'
import { Ridge } from '@pathquest/ui/art/landscape/Ridge'
import { Terrain } from '@pathquest/ui/art/landscape/Terrain'
import type { CodedError } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'

interface AuthFrameProps {
  title: string
  intro?: ReactNode
  children: ReactNode
}

/** The frame of the account pages: a pine banner with its bitting line, the form below. */
export function AuthFrame({ title, intro, children }: AuthFrameProps) {
  return (
    <div className="pq-auth">
      <section className="pq-card pq-auth-sheet" data-flush>
        <div className="pq-banner pq-auth-banner">
          <Terrain seed="account" width={480} height={130} />
          <h1>{title}</h1>
          {intro && <p>{intro}</p>}
          <Ridge seed="account" width={480} height={16} fill="var(--pq-surface)" />
        </div>
        <div className="pq-auth-body">{children}</div>
      </section>
    </div>
  )
}

/** The server's own text; undefined if there was none and the page's general message applies. */
export function authFailureText(
  error: unknown,
  errorText: (error: CodedError) => string,
): string | undefined {
  if (!(error instanceof ApiError)) {
    console.error(error)
    return undefined
  }
  if (error.status === 0 || error.code === 'unexpected') return undefined
  return errorText(error)
}

/** A form disabled during a request loses the focus: restores it once it is enabled again. */
export function focusControl(form: HTMLFormElement | null, selector: string) {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(selector)?.focus())
}

/** Focuses the first invalid field, once its error is rendered. */
export function focusFirstInvalid(form: HTMLFormElement | null) {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid=true]')
    const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input') : field
    control?.focus()
  })
}
