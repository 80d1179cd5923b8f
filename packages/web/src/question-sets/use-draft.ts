import { useRef, useState } from 'react'
import { draftStore } from '../session/draft-store'
import { useVisitor } from '../session/visitor'

export interface Draft<Form> {
  form: Form
  change: (change: Partial<Form>) => void
  /** Written here before and not saved; null: nothing, or decided. */
  found: Form | null
  take: () => void
  drop: () => void
  /** It was saved: there is nothing to come back to. */
  forget: () => void
}

/**
 * A form whose changes outlive the page, under account and `key` in this browser. A draft of before is offered,
 * never put in unasked; `fits` says whether what was kept still has the form's shape.
 */
export function useDraft<Form extends object>(
  key: string,
  initial: Form,
  fits: (value: unknown) => value is Form,
): Draft<Form> {
  // The pages that write are their account's alone.
  const profileId = useVisitor().user?.profileId ?? ''
  const [form, setForm] = useState(initial)
  // A picture that was being sent comes into the form as it is by then.
  const latest = useRef(form)
  latest.current = form
  const [found, setFound] = useState<Form | null>(() => {
    const kept = draftStore.read(profileId, key)
    return fits(kept) && JSON.stringify(kept) !== JSON.stringify(initial) ? kept : null
  })
  return {
    form,
    change: (change) => {
      const next = { ...latest.current, ...change }
      latest.current = next
      setForm(next)
      // Who writes anew has decided about the draft of before.
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
    forget: () => draftStore.remove(profileId, key),
  }
}

/** Whether a kept value has the fields of a form, each of the same type. */
export const hasShapeOf =
  <Form extends object>(form: Form) =>
  (value: unknown): value is Form =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(form).every(
      ([name, field]) =>
        name in value && typeof (value as Record<string, unknown>)[name] === typeof field,
    )
