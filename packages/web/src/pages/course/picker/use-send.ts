import type { LtiItem } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { pickerMessages } from '../../../messages/en/picker'
import { useErrorText } from '../../../messages/use-error-text'
import { type PickerItem, toLtiItem } from './picker-item'
import { type PickerPageProps, useChooseContent, useDeepLinking } from './picker-queries'

/**
 * Returns to the LMS by posting a form with the signed response, in the window of the picker.
 * `onBlocked` is called when the browser's policy blocks it.
 */
export function postForm(returnUrl: string, jwt: string, onBlocked: () => void): void {
  const { protocol } = new URL(returnUrl)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('Not an address of the web')
  const form = document.createElement('form')
  form.method = 'post'
  form.action = returnUrl
  form.target = '_self'
  form.hidden = true
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = 'JWT'
  field.value = jwt
  form.append(field)
  document.body.append(form)
  document.addEventListener(
    'securitypolicyviolation',
    (event) => {
      if (event.effectiveDirective === 'form-action') onBlocked()
    },
    { once: true },
  )
  form.submit()
}

/** Sent, and stored on the server until the frame that opened this window takes it over. */
interface Handed {
  items: LtiItem[]
}

export interface Sending {
  /** No item: back to the LMS without a choice. */
  send: (items: readonly PickerItem[]) => void
  isSending: boolean
  problem: string | null
  /** A frame waits for this window and returns the choice to the LMS. */
  handed: Handed | null
  /** From this window after all. */
  sendHere: () => void
}

/**
 * Sends to the LMS by a form of this page or by the waiting frame; or saves for the teacher's own
 * link.
 */
export function useSend({ mode, onChosen }: Pick<PickerPageProps, 'mode' | 'onChosen'>): Sending {
  const t = useMessages(pickerMessages)
  const errorText = useErrorText()
  const deepLinking = useDeepLinking()
  const choose = useChooseContent()
  const [isOnTheWay, setOnTheWay] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
  const [handed, setHanded] = useState<Handed | null>(null)

  const leave = async (items: LtiItem[], here: boolean) => {
    setBlocked(false)
    const language = t.locale.startsWith('es') ? 'es' : 'en'
    const answer = await deepLinking.mutateAsync({ items, language, here }).catch(() => null)
    if (!answer) return
    if (answer.to === 'frame') return setHanded({ items })
    setOnTheWay(true)
    postForm(answer.returnUrl, answer.jwt, () => {
      setOnTheWay(false)
      setBlocked(true)
    })
  }
  const send = (chosen: readonly PickerItem[]) => {
    const items = chosen.map(toLtiItem)
    if (mode === 'deep_linking') return void leave(items, false)
    const [item] = items
    if (!item) return
    const { title: _title, ...content } = item
    choose.mutate({ content }, { onSuccess: () => onChosen?.() })
  }
  const error = deepLinking.error ?? choose.error
  return {
    send,
    isSending: deepLinking.isPending || isOnTheWay || choose.isPending,
    problem: isBlocked ? t('picker.blocked') : error ? errorText(toApiError(error)) : null,
    handed,
    sendHere: () => void leave(handed?.items ?? [], true),
  }
}
