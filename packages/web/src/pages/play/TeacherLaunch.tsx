import { toApiError } from '@pathquest/sdk/api/error'
import { Ridge, Terrain } from '@pathquest/sdk/art'
import { useMessages } from '@pathquest/sdk/messages'
import { Button, buttonLook, InlineError, Signpost } from '@pathquest/sdk/ui'
import { Link, useNavigate } from 'react-router'
import { playMessages } from '../../messages/en/play'
import { useErrorText } from '../../messages/use-error-text'
import { AccountFoot } from './AccountFoot'
import { ActivityFacts } from './ActivityFacts'
import { isOpenGame, useLtiGame, useRoster, useStartGame } from './lti-queries'
import { PlayPage, titleOf } from './PlayFrame'
import type { LaunchPageProps } from './PlayRoutes'
import { StudentsCard } from './StudentsCard'
import { joinedCount } from './student-rows'
import './students.css'

/** The teacher's page of an activity: start or resume, who is here, and the grades. */
export function TeacherLaunch({ launch }: LaunchPageProps) {
  const t = useMessages(playMessages)
  const errorText = useErrorText()
  const isLive = launch.content?.play === 'live'
  const game = useLtiGame(isLive)
  const isOpen = isOpenGame(game.data)
  const roster = useRoster(isOpen)
  const { content } = launch
  if (!content) return null
  const problem = game.error && !game.data && toApiError(game.error)
  return (
    <PlayPage launch={launch}>
      <section className="pq-banner play-banner">
        <Terrain seed={content.contentId ?? 'play'} width={900} height={220} />
        <div>
          <h1>{launch.contentTitle ?? titleOf(launch)}</h1>
          <ActivityFacts launch={launch} content={content} />
        </div>
        <div className="play-banner-action">
          {isLive ? <LiveAction game={game} /> : <PreviewLink />}
        </div>
        <Ridge seed={content.contentId ?? 'play'} width={900} height={16} />
      </section>
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
        {launch.canChoose && !isOpen && (
          <Link to="/choose" {...buttonLook({ size: 'sm', variant: 'ghost' })}>
            {t('play.chooseAnother')}
          </Link>
        )}
      </div>
      {problem && (
        <InlineError
          action={
            <Button size="sm" onClick={() => void game.refetch()}>
              {t('play.tryAgain')}
            </Button>
          }
        >
          {errorText(problem)}
        </InlineError>
      )}
      <StudentsCard content={content} roster={roster} isOpen={isOpen} />
      <AccountFoot launch={launch} />
    </PlayPage>
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

/** Opens the lobby, or leads back into the game that is open. */
function LiveAction({ game }: { game: ReturnType<typeof useLtiGame> }) {
  const t = useMessages(playMessages)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const start = useStartGame()
  const { data: session } = game
  if (session && isOpenGame(session))
    return (
      <Signpost tone="blaze" size="lg" onClick={() => navigate(`/game/${session.id}`)}>
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
            onSuccess: (opened) => opened && navigate(`/game/${opened.id}`),
          })
        }
      >
        {t(start.isPending ? 'play.starting' : session ? 'play.startAnother' : 'play.start')}
      </Signpost>
      {start.error && <InlineError>{errorText(toApiError(start.error))}</InlineError>}
    </>
  )
}
