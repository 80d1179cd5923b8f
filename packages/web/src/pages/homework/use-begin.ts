import type { PlayHomework } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { useNavigate } from 'react-router'
import { usePlayHomework } from '../../api/homework'
import { seats } from '../../api/seat-store'
import { currentLanguage } from '../../messages/language'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

/** Begins an attempt at a part, or goes on with it, and opens its game, which leads back here. */
export function useBegin(homeworkId: string) {
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
          void navigate(`/game/${session.id}`, { state: { homeworkId } })
        },
        onError: (error) => void toasts.error(errorText(toApiError(error))),
      },
    )
  }
  return { begin, beginning: play.isPending ? play.variables.part : undefined }
}
