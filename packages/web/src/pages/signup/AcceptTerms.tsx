import { useMessages } from '@pathquest/ui/messages'
import { authMessages } from '../../messages/en/auth'
import { KnownLink } from '../../shell/KnownLink'

/** The words of the tick box, with what is agreed to in new tabs. */
export function AcceptTerms() {
  const t = useMessages(authMessages)
  return (
    <>
      {t.parts('signup.accept', {
        terms: (
          <KnownLink key="terms" to="/terms" newTab>
            {t('signup.terms')}
          </KnownLink>
        ),
        privacy: (
          <KnownLink key="privacy" to="/privacy" newTab>
            {t('signup.privacy')}
          </KnownLink>
        ),
      })}
    </>
  )
}
