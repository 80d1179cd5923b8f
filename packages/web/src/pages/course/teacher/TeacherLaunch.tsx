import { toApiError } from '@pathquest/sdk/api/error'
import { buttonLook, InlineError, Signpost } from '@pathquest/ui'
import { Ridge, Terrain } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { Link, useNavigate } from 'react-router'
import { playMessages } from '../../../messages/en/play'
import { useErrorText } from '../../../messages/use-error-text'
import { RetryError } from '../../../shell/RetryError'
import { ActivityFacts } from '../ActivityFacts'
import { AccountFoot } from '../account/AccountLink'
import type { LaunchPageProps } from '../destination'
import { CoursePage, titleOf } from '../frame/CourseFrame'
import { isOpenGame, useGrades, useLtiGame, useRoster, useStartGame } from '../lti-queries'
import { ExtraTime } from './ExtraTime'
import { GroupChoice, groupSearch, useGroupChoice } from './GroupChoice'
import { ReportsCard } from './ReportsCard'
import { StudentsCard } from './StudentsCard'
import { joinedCount } from './student-rows'
import { DueNote, QuestNote, ReadOnlyNotice } from './TeacherNotes'
import './students.css'

/** The teacher's page of an activity: start or resume, who is present, and the grades. */
export function TeacherLaunch({ launch }: LaunchPageProps) {
  const t = useMessages(playMessages)
  const errorText = useErrorText()
  const isLive = launch.content?.play === 'live'
  const chosen = useGroupChoice()
  const { group } = chosen
  const game = useLtiGame(isLive && chosen.isKnown, group)
  const isOpen = isOpenGame(game.data)
  const roster = useRoster(isOpen, group)
  const grades = useGrades(group)
  const { content } = launch
  if (!content) return null
  const problem = game.error && !game.data && toApiError(game.error)
  return (
    <CoursePage launch={launch}>
      <section className="pq-banner play-banner">
        <Terrain seed={content.contentId ?? 'play'} width={900} height={220} />
        <div>
          <h1>{launch.contentTitle ?? titleOf(launch)}</h1>
          <ActivityFacts launch={launch} content={content} points={grades.data?.points} />
        </div>
        <div className="play-banner-action">
          {launch.looksOn ? null : isLive ? (
            <LiveAction game={game} group={group} />
          ) : (
            <PreviewLink />
          )}
        </div>
        <Ridge seed={content.contentId ?? 'play'} width={900} height={16} />
      </section>
      {launch.looksOn && <ReadOnlyNotice />}
      <GroupChoice
        choice={chosen}
        plays={isLive && !launch.looksOn}
        canName={!launch.looksOn}
        ungrouped={group === undefined && isLive ? (roster.data?.ungrouped ?? 0) : 0}
      />
      <div className="play-lead">
        <p className="pq-muted" role={isOpen ? 'status' : undefined}>
          {isOpen
            ? t(game.data?.status === 'waiting' ? 'play.lobbyOpen' : 'play.gameRuns', {
                ...joinedCount(roster.data?.members),
              })
            : game.data?.endedByFault
              ? t('play.endedByFault')
              : t(isLive ? 'play.liveHow' : 'play.soloHow')}
        </p>
        <span className="pq-row">
          {launch.canChoose && !isOpen && (
            <Link to="/choose" {...buttonLook({ size: 'sm', variant: 'ghost' })}>
              {t('play.chooseAnother')}
            </Link>
          )}
          {launch.course && !launch.looksOn && <ExtraTime members={roster.data?.members} />}
          {!launch.looksOn && (
            <Link to="/settings" {...buttonLook({ size: 'sm', variant: 'ghost' })}>
              {t('play.settings')}
            </Link>
          )}
        </span>
      </div>
      <QuestNote launch={launch} />
      <DueNote launch={launch} />
      {problem && <RetryError onRetry={() => void game.refetch()}>{errorText(problem)}</RetryError>}
      {isLive && !launch.looksOn && <ReportsCard />}
      <StudentsCard
        content={content}
        roster={roster}
        isOpen={isOpen}
        group={group}
        looksOn={launch.looksOn}
      />
      <AccountFoot launch={launch} />
    </CoursePage>
  )
}

function PreviewLink() {
  const t = useMessages(playMessages)
  return (
    <Link to="/preview" {...buttonLook()}>
      {t('play.preview')}
    </Link>
  )
}

/** Opens the lobby, or returns to the open game. */
function LiveAction({
  game,
  group,
}: {
  game: ReturnType<typeof useLtiGame>
  group: string | undefined
}) {
  const t = useMessages(playMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const start = useStartGame(group)
  const open = (id: string) => navigate({ pathname: `/game/${id}`, search: groupSearch(group) })
  const { data: session } = game
  if (session && isOpenGame(session))
    return (
      <Signpost tone="blaze" size="lg" onClick={() => open(session.id)}>
        {t('play.resume')}
      </Signpost>
    )
  return (
    <>
      <Signpost
        tone="blaze"
        size="lg"
        busy={start.isPending}
        onClick={() =>
          start.mutate(undefined, {
            onSuccess: (opened) => opened && open(opened.id),
          })
        }
      >
        {t(start.isPending ? 'play.starting' : session ? 'play.startAnother' : 'play.start')}
      </Signpost>
      {start.error && <InlineError>{errorText(toApiError(start.error))}</InlineError>}
    </>
  )
}
