import { readCardCode } from '@pathquest/core/classes/card-code'
import { Button, Signpost } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { myClassesMessages } from '../../messages/en/my-classes'
import { useSecretOfAddress } from '../../session/secret-of-address'
import { type ReturnState, type SessionUser, useSession } from '../../session/session'
import { LoadingScreen } from '../../shell/AppShell'
import { AuthFrame } from '../../shell/AuthFrame'
import { CardForm } from './CardForm'

/** /card: a student signs in with a card, scanned (`/card#CODE`) or typed. */
export function CardPage() {
  const { status, user } = useSession()
  const code = useSecretOfAddress(readCardCode)
  // Whoever was signed in before is asked; whoever has just come in by the card is not.
  const [isUsing, setUsing] = useState(false)
  if (status === 'loading') return <LoadingScreen />
  if (user && !isUsing) return <SomebodyHere user={user} onSwitch={() => setUsing(true)} />
  return <CardForm key={code} code={code} onUse={() => setUsing(true)} />
}

interface SomebodyHereProps {
  user: SessionUser
  onSwitch: () => void
}

/** On a shared device: who is signed in, before that is ended. */
function SomebodyHere({ user: { displayName: name }, onSwitch }: SomebodyHereProps) {
  const t = useMessages(myClassesMessages)
  const navigate = useNavigate()
  const { state } = useLocation() as { state: ReturnState | null }
  return (
    <AuthFrame title={t('card.whoTitle')}>
      <p>{t.parts('card.whoText', { name: <b key="name">{name}</b> })}</p>
      <Signpost full onClick={onSwitch}>
        {t('card.switch')}
      </Signpost>
      <Button full onClick={() => void navigate(state?.from ?? '/dashboard', { replace: true })}>
        {t('card.stay', { name })}
      </Button>
    </AuthFrame>
  )
}
