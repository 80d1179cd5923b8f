import { readCardCode } from '@pathquest/core/classes/card-code'
import { Button, Signpost } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useEffect, useRef } from 'react'
import { myClassesMessages } from '../../messages/en/my-classes'
import { useSecretOfAddress } from '../../session/secret-of-address'
import { useSession } from '../../session/session'
import { LoadingScreen } from '../../shell/AppShell'
import { AuthFrame } from '../../shell/AuthFrame'
import { focusPage } from '../../shell/navigation'
import { CardForm } from './CardForm'
import { useCardSignIn } from './use-card-sign-in'

/** /card: a student signs in with a card, scanned (`/card#CODE`) or typed. */
export function CardPage() {
  const { status } = useSession()
  const code = useSecretOfAddress(readCardCode)
  if (status === 'loading') return <LoadingScreen />
  return <OneCard key={code} scanned={code} />
}

function OneCard({ scanned }: { scanned: string | null }) {
  const signIn = useCardSignIn(scanned)
  const { isAsked, use } = signIn
  const isUsed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each scanned card
  useEffect(() => {
    if (scanned === null || isUsed.current) return
    isUsed.current = true
    void use(scanned)
  }, [])
  return isAsked ? <WhoseTurn signIn={signIn} /> : <CardForm signIn={signIn} />
}

interface WhoseTurnProps {
  signIn: ReturnType<typeof useCardSignIn>
}

/** On a shared device: somebody else is signed in, and may be in the middle of something. */
function WhoseTurn({ signIn }: WhoseTurnProps) {
  const t = useMessages(myClassesMessages)
  const { user } = useSession()
  const { code, busy, use, leave, back } = signIn
  // Whose session the card ends, also while it does.
  const { current: name } = useRef(user?.displayName)
  useEffect(focusPage, [])
  return (
    <AuthFrame title={t('card.whoTitle')}>
      <p>
        {name === undefined
          ? t('card.whoUnknown')
          : t.parts('card.whoText', { name: <b key="name">{name}</b> })}
      </p>
      <Signpost full busy={busy} onClick={() => void use(code, false)}>
        {t('card.switch')}
      </Signpost>
      <Button full onClick={name === undefined ? back : leave}>
        {name === undefined ? t('card.back') : t('card.stay', { name })}
      </Button>
    </AuthFrame>
  )
}
