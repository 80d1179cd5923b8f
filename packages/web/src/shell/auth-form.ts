import { ApiError } from '@pathquest/sdk/api/error'
import type { CodedError } from '@pathquest/ui/messages'

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

/** Disabled while the request ran, the form lost the focus: give it back once it is usable again. */
export function focusControl(form: HTMLFormElement | null, selector: string) {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(selector)?.focus())
}

/** Leads to the first field that needs another look, once its error is in the page. */
export function focusFirstInvalid(form: HTMLFormElement | null) {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid=true]')
    const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input') : field
    control?.focus()
  })
}
