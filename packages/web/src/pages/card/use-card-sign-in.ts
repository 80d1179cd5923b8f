import { type ApiError, toApiError } from '@pathquest/sdk/api/error'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { myClassesMessages } from '../../messages/en/my-classes'
import { type ReturnState, useSession } from '../../session/session'
import { toasts } from '../../shell/Toasts'

/**
 * Signs in by a card. Whose card it is, only the server knows: where somebody else is signed in on
 * this device, nothing happens until who `isAsked` has answered.
 */
export function useCardSignIn(scanned: string | null) {
  const t = useMessages(myClassesMessages)
  const { signInByCard, refresh } = useSession()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: ReturnState | null }
  const [code, setCode] = useState(scanned ?? '')
  const [isAsked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  const leave = () => void navigate(state?.from ?? '/dashboard', { replace: true })
  const use = async (card: string, unlessOther = true) => {
    setCode(card)
    setBusy(true)
    setError(null)
    try {
      const user = await signInByCard({ code: card, unlessOther })
      leave()
      if (user) toasts.success(t('card.hello', { name: user.displayName }))
    } catch (cause) {
      const refusal = toApiError(cause)
      const isOther = refusal.code === 'other_signed_in'
      // This tab may not know yet who signed in in another one.
      if (isOther) await refresh()
      setAsked(isOther)
      setError(isOther ? null : refusal)
      setBusy(false)
    }
  }
  return { code, isAsked, busy, error, use, leave, back: () => setAsked(false) }
}
