import type { CareerSummary } from '@pathquest/sdk/api/types'
import { buttonLook, Dialog, InlineError } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { checkIcon } from '@pathquest/ui/art/icons'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { useMessages } from '@pathquest/ui/messages'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { careerListsMessages } from '../../messages/en/career-lists'
import { interestsMessages } from '../../messages/en/interests'
import { type ReturnState, useSession } from '../../session/session'
import { bookmarkIcon, columnsIcon } from '../../shell/page-icons'
import { reasonText } from '../interests/InterestResult'
import { needsAccount, useReaderCareers } from './CareerLists'
import { COMPARED_MAX, comparison, useComparison } from './comparison'

const AskContext = createContext<() => void>(() => {})

/** Shows that saving requires an account. */
const useAskForAccount = () => useContext(AskContext)

/** The dialog for that, with links to sign-in and back. */
export function NeedsAccount({ children }: { children: ReactNode }) {
  const t = useMessages(careerListsMessages)
  const { pathname, search, hash } = useLocation()
  const [isOpen, setOpen] = useState(false)
  // A stable function: it is used by the buttons of a hundred cards.
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

interface CareerActionsProps {
  career: CareerSummary
}

/** The app's additions to a career: why it fits, saving and comparing it. */
export function CareerActions({ career }: CareerActionsProps) {
  return (
    <>
      <Reason career={career} />
      <div className="career-actions">
        <SaveButton career={career} />
        <CompareButton career={career} />
      </div>
      <WhySaved career={career} />
    </>
  )
}

function Reason({ career }: CareerActionsProps) {
  const t = useMessages(interestsMessages)
  const match = useReaderCareers().matches.get(career.id)
  return match ? <p className="career-reason">{reasonText(match, t)}</p> : null
}

function SaveButton({ career }: CareerActionsProps) {
  const t = useMessages(careerListsMessages)
  const { status, user } = useSession()
  const askForAccount = useAskForAccount()
  const { saved, setSaved, failedId } = useReaderCareers()
  const isSaved = saved.has(career.id)
  const label = isSaved ? 'careerLists.isSavedOne' : 'careerLists.saveOne'
  const press = () => {
    // While the user is still unknown, the server decides: a slow connection makes nobody a guest.
    if (!user && status !== 'loading') return askForAccount()
    setSaved(
      { careerId: career.id, isSaved: !isSaved },
      { onError: (error) => needsAccount(error) && askForAccount() },
    )
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label={t(label, { career: career.title })}
        onClick={press}
      >
        <Icon icon={bookmarkIcon} />
        {t(isSaved ? 'careerLists.isSaved' : 'careerLists.save')}
      </button>
      {failedId === career.id && <InlineError>{t('careerLists.saveFailed')}</InlineError>}
    </>
  )
}

/** With the first saved career: most visitors save none. */
const loadReasonEditor = () => import('../../plans/ReasonEditor')

/** A student may say why it was saved; nobody has to. */
function WhySaved({ career }: CareerActionsProps) {
  const { saved, reasons } = useReaderCareers()
  const reason = reasons.get(career.id)
  const isShown = reason !== undefined && saved.has(career.id)
  const editor = useLazyChunk(loadReasonEditor, isShown)
  if (!isShown || editor.status !== 'ready') return null
  const { ReasonEditor } = editor.exports
  return <ReasonEditor careerId={career.id} title={career.title} reason={reason} />
}

function CompareButton({ career }: CareerActionsProps) {
  const t = useMessages(careerListsMessages)
  const compared = useComparison()
  const isIn = compared.some(({ id }) => id === career.id)
  const isFull = !isIn && compared.length >= COMPARED_MAX
  const label = isIn ? 'careerLists.isComparedOne' : 'careerLists.compareOne'
  const name = t(label, { career: career.title })
  return (
    <button
      type="button"
      aria-pressed={isIn}
      aria-disabled={isFull || undefined}
      aria-label={isFull ? `${name}. ${t('careerLists.compareFull')}` : name}
      title={isFull ? t('careerLists.compareFull') : undefined}
      onClick={() => (isIn ? comparison.remove(career.id) : comparison.add(career))}
    >
      <Icon icon={isIn ? checkIcon : columnsIcon} />
      {t(isIn ? 'careerLists.isCompared' : 'careerLists.compare')}
    </button>
  )
}
