import type { LtiItem } from '@pathquest/game-core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { useMessages } from '@pathquest/sdk/messages'
import { useState } from 'react'
import { pickerMessages } from '../../../messages/en/picker'
import { useErrorText } from '../../../messages/use-error-text'
import { useDeepLinking } from './picker-queries'
import { postForm } from './post-form'

/** Takes the answer back to the LMS: signed by the API, then posted as a form. */
export function useLeave() {
  const t = useMessages(pickerMessages)
  const errorText = useErrorText()
  const deepLinking = useDeepLinking()
  const [isOnTheWay, setOnTheWay] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
  const leave = async (items: LtiItem[]) => {
    setBlocked(false)
    const answer = await deepLinking.mutateAsync({ items }).catch(() => null)
    if (!answer) return
    setOnTheWay(true)
    postForm(answer.returnUrl, answer.jwt, () => {
      setOnTheWay(false)
      setBlocked(true)
    })
  }
  return {
    leave: (items: LtiItem[]) => void leave(items),
    isLeaving: deepLinking.isPending || isOnTheWay,
    problem: isBlocked
      ? t('picker.blocked')
      : deepLinking.error
        ? errorText(toApiError(deepLinking.error))
        : null,
  }
}
