import { buttonLook, Dialog } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { careerListsMessages } from '../../messages/en/career-lists'
import type { ReturnState } from '../../session/session'

const AskContext = createContext<() => void>(() => {})

/** Says kindly that saving needs an account. */
export const useAskForAccount = () => useContext(AskContext)

/** The one dialog that says it, and the way to an account and back. */
export function NeedsAccount({ children }: { children: ReactNode }) {
  const t = useMessages(careerListsMessages)
  const { pathname, search, hash } = useLocation()
  const [isOpen, setOpen] = useState(false)
  // The same function: the buttons of a hundred cards ask.
  const ask = useCallback(() => setOpen(true), [])
  const state: ReturnState = { from: { pathname, search, hash } }
  return (
    <AskContext value={ask}>
      {children}
      <Dialog
        open={isOpen}
        size="sm"
        title={t('careerLists.accountTitle')}
        closeLabel={t('careerLists.close')}
        onClose={() => setOpen(false)}
        foot={
          <>
            <Link to="/login" state={state} {...buttonLook()}>
              {t('careerLists.signIn')}
            </Link>
            <Link to="/signup" state={state} {...buttonLook({ variant: 'primary' })}>
              {t('careerLists.signUp')}
            </Link>
          </>
        }
      >
        <p>{t('careerLists.accountText')}</p>
      </Dialog>
    </AskContext>
  )
}
