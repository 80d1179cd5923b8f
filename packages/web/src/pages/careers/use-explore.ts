import { ApiError } from '@pathquest/sdk/api/error'
import { useMessages } from '@pathquest/ui/messages'
import { useNavigate } from 'react-router'
import { useStartCareerQuest } from '../../api/career-quests'
import { seats } from '../../api/seat-store'
import { careersPageMessages } from '../../messages/en/careers'
import { useErrorText } from '../../messages/use-error-text'
import { useSession } from '../../session/session'
import { toasts } from '../../shell/toasts'

/** Failures that say nothing about why the quest did not start. */
const UNNAMED = ['unexpected', 'bad_request', 'create_failed', 'offline']

/** Starts the solo quest on a career and goes there; says whether it did. */
export function useExplore(): (careerId: string) => Promise<boolean> {
  const t = useMessages(careersPageMessages)
  const errorText = useErrorText()
  const { status, user } = useSession()
  const navigate = useNavigate()
  const quest = useStartCareerQuest()
  return async (careerId) => {
    if (status === 'ready' && !user) {
      toasts.error(errorText({ code: 'explore_login_required' }))
      return false
    }
    try {
      const { session, seatToken, resumed } = await quest.mutateAsync({ careerId })
      if (seatToken) seats.set(session.id, seatToken)
      if (resumed) toasts.info(t('careersPage.resumed'))
      navigate(`/game/${session.id}`)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'not_authenticated')
        toasts.error(errorText({ code: 'explore_login_required' }))
      else if (UNNAMED.includes(error.code)) toasts.error(t('careersPage.startFailed'))
      else toasts.error(errorText(error))
      return false
    }
  }
}
