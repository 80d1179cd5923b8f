import type { QuestionSetList } from '@pathquest/core/contracts'
import { DIFFICULTIES } from '@pathquest/core/question-sets/set-choices'
import { call } from '@pathquest/sdk/api/call'
import { toApiError } from '@pathquest/sdk/api/error'
import { Card } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { Signpost } from '@pathquest/ui/Signpost'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../api/client'
import { useCreateGame } from '../../api/games'
import type { SetQuery } from '../../api/question-sets'
import { seats } from '../../api/seat-store'
import { dashboardMessages } from '../../messages/en/dashboard'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

/** Three questions take about a minute. */
const QUESTIONS = 3

type AskSets = (query: SetQuery & { limit: number; offset?: number }) => Promise<QuestionSetList>

/** Sets about one job, of the lowest difficulty that there is; null: there are none. */
export async function easiestSets(ask: AskSets) {
  for (const difficulty_level of DIFFICULTIES) {
    const query = {
      exploration_type: 'career',
      min_questions: QUESTIONS,
      difficulty_level,
    } as const
    const { total } = await ask({ ...query, limit: 1 })
    if (total > 0) return { query, total }
  }
  return null
}

const askSets: AskSets = (query) => call(api, 'GET /api/question-sets', { query })

const easiestQuery = queryOptions({
  queryKey: ['question-sets-to-begin-with'],
  queryFn: () => easiestSets(askSets),
})

/** One of them by chance; undefined: there are none any more. */
async function drawSet({ query, total }: NonNullable<Awaited<ReturnType<typeof easiestSets>>>) {
  const offset = Math.floor(Math.random() * total)
  return (await askSets({ ...query, limit: 1, offset })).questionSets[0]
}

/** For a student who has not played yet: one button, instead of four zeros. */
export function FirstGame() {
  const t = useMessages(dashboardMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: easiest } = useQuery(easiestQuery)
  const create = useCreateGame()
  const start = useMutation({
    // The sets may still be on their way, or may have failed to load before the press.
    mutationFn: async () => {
      const found = await queries.ensureQueryData(easiestQuery)
      const set = found && (await drawSet(found))
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
  if (easiest === null) return null
  return (
    <Card title={t('dashboard.firstTitle')}>
      <p>{t('dashboard.firstText')}</p>
      <Signpost size="lg" busy={start.isPending} onClick={() => start.mutate()}>
        {t('dashboard.firstPlay')}
      </Signpost>
    </Card>
  )
}
