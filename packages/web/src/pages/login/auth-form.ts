import { ApiError } from '@pathquest/sdk/api-error'
import type { CodedError } from '@pathquest/sdk/messages'

/** The server's own text; undefined when it gave none and the page's general sentence stands. */
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

/** Leads to the first field that needs another look, once its error is in the page. */
export function focusFirstInvalid(form: HTMLFormElement | null) {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid=true]')
    const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input') : field
    control?.focus()
  })
}
