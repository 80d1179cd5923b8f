import type { PlayHomework } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { useMessages } from '@pathquest/ui/messages'
import { useNavigate } from 'react-router'
import { usePlayHomework } from '../../api/homework'
import { seats } from '../../api/seat-store'
import { homeworkMessages } from '../../messages/en/homework'
import { currentLanguage } from '../../messages/language'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'
import type { BegunState } from '../game/PlayerPlay'

/** Begins an attempt at a part, or goes on with it, and opens its game, which leads back here. */
export function useBegin(homeworkId: string) {
  const t = useMessages(homeworkMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const play = usePlayHomework(homeworkId)
  const begin = (wanted: Pick<PlayHomework, 'part' | 'again'>) => {
    if (play.isPending) return
    play.mutate(
      { ...wanted, language: currentLanguage() },
      {
        onSuccess: ({ session, seatToken }) => {
          if (seatToken) seats.set(session.id, seatToken)
          const state: BegunState = {
            back: { to: `/homework/${homeworkId}`, label: t('homework.back') },
          }
          void navigate(`/game/${session.id}`, { state })
        },
        onError: (error) => void toasts.error(errorText(toApiError(error))),
      },
    )
  }
  return { begin, beginning: play.isPending ? play.variables.part : undefined }
}
