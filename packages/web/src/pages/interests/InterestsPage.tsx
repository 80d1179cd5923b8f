import { Loading } from '@pathquest/ui'
import { uiMessages, useMessages } from '@pathquest/ui/messages'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useInterests } from '../../api/careers'
import { interestsMessages } from '../../messages/en/interests'
import { LoadFailed } from '../../shell/LoadFailed'
import { InterestResult } from './InterestResult'
import { Survey, SurveyIntro } from './Survey'
import './interests.css'

/** /interests: the survey and its result; `?survey` is the running survey. */
export function InterestsPage() {
  const t = useMessages(interestsMessages)
  const ui = useMessages(uiMessages)
  const navigate = useNavigate()
  const isTaking = useSearchParams()[0].has('survey')
  const { data, error, refetch, isFetching } = useInterests()
  // Back leaves the survey as well; its end must not lead into it again.
  const isBegun = useRef(false)
  const [isDone, setDone] = useState(false)
  const start = () => {
    isBegun.current = true
    setDone(false)
    navigate('/interests?survey')
  }
  const leave = () => {
    if (isBegun.current) navigate(-1)
    else navigate('/interests', { replace: true })
    isBegun.current = false
  }
  return (
    <div className="pq-page interests">
      {data ? (
        isTaking ? (
          <Survey
            draft={data.draft ?? {}}
            onStop={leave}
            onDone={() => {
              setDone(true)
              leave()
            }}
          />
        ) : data.result ? (
          <InterestResult result={data.result} draft={data.draft} isNew={isDone} onStart={start} />
        ) : (
          <SurveyIntro draft={data.draft} onStart={start} />
        )
      ) : error ? (
        <LoadFailed
          headingLevel={1}
          title={t('interests.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      ) : (
        <Loading text={ui('ui.loading')} />
      )}
    </div>
  )
}
