import { useRef, useState } from 'react'
import { draftStore } from '../session/draft-store'
import { useVisitor } from '../session/visitor'

export interface Draft<Form> {
  form: Form
  change: (change: Partial<Form>) => void
  /** An unsaved draft; null: none, or it was decided on. */
  found: Form | null
  take: () => void
  drop: () => void
  /** It was saved: the draft is deleted. */
  clear: () => void
}

/**
 * A form whose unsaved changes are stored under account and `key` in this browser. An earlier draft
 * is offered, never restored automatically; `fits` checks that the stored value still has the
 * form's shape.
 */
export function useDraft<Form extends object>(
  key: string,
  initial: Form,
  fits: (value: unknown) => value is Form,
): Draft<Form> {
  // Pages with forms require an account.
  const profileId = useVisitor().user?.profileId ?? ''
  const [form, setForm] = useState(initial)
  // A picture that finishes uploading is put into the form as it is by then.
  const latest = useRef(form)
  latest.current = form
  const [found, setFound] = useState<Form | null>(() => {
    const stored = draftStore.read(profileId, key)
    return fits(stored) && JSON.stringify(stored) !== JSON.stringify(initial) ? stored : null
  })
  return {
    form,
    change: (change) => {
      const next = { ...latest.current, ...change }
      latest.current = next
      setForm(next)
      // Editing anew discards the earlier draft.
      setFound(null)
      if (JSON.stringify(next) === JSON.stringify(initial)) draftStore.remove(profileId, key)
      else draftStore.write(profileId, key, next)
    },
    found,
    take: () => {
      if (found) setForm(found)
      setFound(null)
    },
    drop: () => {
      draftStore.remove(profileId, key)
      setFound(null)
    },
    clear: () => draftStore.remove(profileId, key),
  }
}

/** Whether a stored value has the fields of a form, each of the same type. */
export const hasSameShape =
  <Form extends object>(form: Form) =>
  (value: unknown): value is Form =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(form).every(
      ([name, field]) =>
        name in value && typeof (value as Record<string, unknown>)[name] === typeof field,
    )
