import type { QuestionSetSummary } from '@pathquest/core/contracts'
import { DIFFICULTIES } from '@pathquest/core/question-sets/set-choices'
import { toApiError } from '@pathquest/sdk/api/error'
import { Card } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Signpost } from '@pathquest/ui/Signpost'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCreateGame } from '../../api/games'
import { setsQuery, useAllQuestionSets } from '../../api/question-sets'
import { seats } from '../../api/seat-store'
import { dashboardMessages } from '../../messages/en/dashboard'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

/** Three questions take about a minute. */
const QUESTIONS = 3

/** Sets about one job, of the lowest difficulty that there is. */
export function firstSets(sets: readonly QuestionSetSummary[]): QuestionSetSummary[] {
  const jobs = sets.filter(
    ({ careerId, totalQuestions }) => careerId !== null && totalQuestions >= QUESTIONS,
  )
  const easiest = DIFFICULTIES.find((level) =>
    jobs.some(({ difficultyLevel }) => difficultyLevel === level),
  )
  return jobs.filter(({ difficultyLevel }) => difficultyLevel === easiest)
}

/** For a student who has not played yet: one button, instead of four zeros. */
export function FirstGame() {
  const t = useMessages(dashboardMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const loaded = useAllQuestionSets().data
  const create = useCreateGame()
  const start = useMutation({
    // The sets may still be on their way, or may have failed to load before the press.
    mutationFn: async () => {
      const sets = firstSets(await queries.ensureQueryData(setsQuery))
      const set = sets[Math.floor(Math.random() * sets.length)]
      if (!set) return
      const { session, seatToken } = await create.mutateAsync({
        questionSetId: set.id,
        sessionType: 'solo',
        maxPlayers: 1,
        isPublic: false,
        firstQuestions: QUESTIONS,
        settings: { progressionControl: 'auto' },
      })
      if (seatToken) seats.set(session.id, seatToken)
      navigate(`/game/${session.id}`)
    },
    onError: (error) => void toasts.error(errorText(toApiError(error))),
  })
  if (loaded && firstSets(loaded).length === 0) return null
  return (
    <Card title={t('dashboard.firstTitle')}>
      <p>{t('dashboard.firstText')}</p>
      <Signpost size="lg" busy={start.isPending} onClick={() => start.mutate()}>
        {t('dashboard.firstPlay')}
      </Signpost>
    </Card>
  )
}
