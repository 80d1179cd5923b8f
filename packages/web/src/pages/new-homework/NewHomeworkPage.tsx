import { Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useHomeworkToRepeat } from '../../api/homework'
import { useListedSets } from '../../api/question-sets'
import { giveHomeworkMessages } from '../../messages/en/give-homework'
import { toasts } from '../../shell/Toasts'
import { GiveForm } from './GiveForm'
import { emptyForm, formToRepeat, type HomeworkForm } from './homework-form'

const NO_IDS: readonly string[] = []

/**
 * /homework/new: `?set=` and `?class=` are chosen already; `?from=` gives other homework again.
 */
export function NewHomeworkPage() {
  const t = useMessages(giveHomeworkMessages)
  const [search] = useSearchParams()
  const start = useStart(search.get('set'), search.get('from'))
  const classId = search.get('class') ?? ''
  return (
    <div className="pq-page host-game">
      <header className="host-game-head">
        <h1>{t('giveHomework.newTitle')}</h1>
        <p className="pq-muted">{t('giveHomework.newIntro')}</p>
      </header>
      {start ? (
        <GiveForm key={search.toString()} start={{ ...start, classId }} />
      ) : (
        <Loading text={t('giveHomework.formLoading')} />
      )}
    </div>
  )
}

/** Undefined until it is known; a form with nothing chosen is better than none. */
function useStart(setId: string | null, from: string | null): HomeworkForm | undefined {
  const t = useMessages(giveHomeworkMessages)
  const [now] = useState(Date.now)
  const repeated = useHomeworkToRepeat(from)
  const content = repeated.data?.homework.content
  const setIds = content?.kind === 'sets' ? content.setIds : setId !== null ? [setId] : NO_IDS
  const { sets = [], isSettled } = useListedSets(setIds)
  useEffect(() => {
    if (repeated.isError) toasts.error(t('giveHomework.repeatFailed'))
  }, [repeated.isError, t])
  if (from !== null && repeated.isPending) return undefined
  if (setIds.length > 0 && !isSettled) return undefined
  return repeated.data ? formToRepeat(repeated.data, sets, now) : { ...emptyForm(now), sets }
}
