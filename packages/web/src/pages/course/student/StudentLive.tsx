import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { courseGroupMessages } from '../../../messages/en/course-groups'
import { LoadingScreen } from '../../../shell/AppShell'
import type { LaunchPageProps } from '../destination'
import { GradeStrip } from '../grades/GradeStrip'
import { useSeatInGame } from '../lti-queries'
import { ChooseGroup, groupName, LiveWait } from './LiveWait'
import { PlayedGame } from './PlayedGame'

/** A student in a live activity: waits, joins as soon as the game opens, and sees the results. */
export function StudentLive({ launch }: LaunchPageProps) {
  const t = useMessages(courseGroupMessages)
  const [playedId, setPlayedId] = useState<string | null>(null)
  const [hasLeft, setLeft] = useState(false)
  const [group, setGroup] = useState<string>()
  const seat = useSeatInGame(playedId, { group, enabled: !hasLeft })
  const { data, error, isPending } = seat
  const { content } = launch
  if (content && hasLeft)
    return (
      <LiveWait
        launch={launch}
        content={content}
        error={null}
        onJoinAgain={() => {
          setLeft(false)
          void seat.refetch()
        }}
      />
    )
  if (!content || (isPending && !error)) return <LoadingScreen />
  if (data?.status === 'choose' && !error)
    return <ChooseGroup launch={launch} groups={data.groups} own={data.own} onChoose={setGroup} />
  const seated = data?.status === 'seated' && data.session.id !== playedId ? data : null
  if (!seated || error) return <LiveWait launch={launch} content={content} error={error} />
  return (
    <PlayedGame
      key={seated.session.id}
      sessionId={seated.session.id}
      seatToken={seated.seatToken}
      after={<GradeStrip content={content} sessionId={seated.session.id} />}
      lobby={
        seated.group && (
          <p className="play-strip">{t('group.game', { name: groupName(t, seated.group) })}</p>
        )
      }
      onLeave={() => setLeft(true)}
      onReturn={() => setPlayedId(seated.session.id)}
      joinsNext
    />
  )
}
