import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { Countdown } from '@pathquest/ui/question/Countdown'
import type { ReactNode } from 'react'
import { PlayerCards } from '../kits/self-paced/PlayerCards'
import type { PlayerModeView, WatchedModeView } from '../kits/self-paced/views'
import { WatchedClock } from '../kits/self-paced/WatchedClock'
import type { PlayerPieceProps, WatchPieceProps } from '../pieces'
import { ChooseLeg } from './ChooseLeg'
import { ClassSheet } from './ClassSheet'
import { LegProfile } from './LegProfile'
import { isHut, POSTS, stepsBetween } from './map'
import { OwnSheet } from './OwnSheet'
import { placeOn } from './ranger'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassPlay, PlayerPlay } from './views'

export { how } from './how'
export { Results } from './Results'

export function Player(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const sent = props.modeView as unknown as PlayerModeView<PlayerPlay>
  const { play, isForGrade } = sent
  // The evening of this course is by light, not by the clock; the light counts its cards.
  const modeView = { ...sent, isEvening: play.isEvening && play.left > 0, cards: 0 }
  const { stage } = props.view
  const carried = (
    <>
      <Badge variant="outline">{t('light', { count: play.left })}</Badge>
      <Badge variant="you">{t('carried', { count: play.carried })}</Badge>
      <Badge variant="solid">{t('safe', { count: play.banked })}</Badge>
      {play.ifRight > 0 && play.left > 0 && stage.name === 'question' && (
        <Badge variant="success">{t('ifRight', { count: play.ifRight })}</Badge>
      )}
    </>
  )
  if (stage.name === 'question' && play.legs.length > 0 && !isForGrade) {
    return (
      <div className="pq-stack">
        <div className="pq-row pq-round-head">
          <div className="pq-row">
            {carried}
            {play.isEvening && (
              <Badge variant="warning">{t('evening', { times: play.map.pays.eveningTimes })}</Badge>
            )}
          </div>
        </div>
        <Countdown header={modeView.clock} clockOffsetMs={0} now={props.now} />
        <ChooseLeg {...props} play={play} isHeld={props.view.pausedByHost !== undefined} />
      </div>
    )
  }
  const isResult = stage.name === 'result'
  return (
    <div className="pq-stack">
      {!isForGrade && <Scene play={play} isResult={isResult} isAsked={stage.name === 'question'} />}
      {!isForGrade && stage.name === 'waiting_next' && (
        <div className="pq-phase">
          <h1>{endOfDay(play, t)}</h1>
        </div>
      )}
      <PlayerCards
        {...props}
        modeView={modeView}
        evening={t('evening', { times: play.map.pays.eveningTimes })}
        verdict={isResult && !isForGrade ? <Verdict {...props} play={play} /> : undefined}
      >
        {carried}
      </PlayerCards>
    </div>
  )
}

type Texts = ReturnType<typeof useTexts<typeof en>>

const endOfDay = ({ isResting, lost }: PlayerPlay, t: Texts): string => {
  if (isResting) return t('resting')
  return lost > 0 ? t('dusk', { count: lost }) : t('dusk.home')
}

/** The leg that is walked; at the end of the day the whole map. */
function Scene({
  play,
  isResult,
  isAsked,
}: {
  play: PlayerPlay
  isResult: boolean
  isAsked: boolean
}) {
  const t = useTexts(en, es)
  const { last, to, route } = play
  const reached = isResult ? (last?.reached ?? null) : null
  const [from, goal] = reached === null ? [placeOn(play), to] : [route.at(-2) ?? 0, reached]
  if (goal === null || !(isAsked || isResult)) return <OwnSheet play={play} />
  const count = stepsBetween(play.map.heights, from, goal)
  const walked = reached === null ? play.steps : count
  const [start, end] = [POSTS[from] ?? '', POSTS[goal] ?? '']
  const worth = (play.map.worth[goal] ?? 0) * (play.isEvening ? play.map.pays.eveningTimes : 1)
  const isNew = reached === null && !isHut(goal) && !route.includes(goal)
  return (
    <LegProfile
      key={`${from} ${goal}`}
      play={play}
      from={from}
      to={goal}
      walked={walked}
      label={t('leg.label', { from: start, to: end, walked, count })}
      ends={[start, isHut(goal) ? t('hut') : isNew ? `${end}: ${worth}` : end]}
    />
  )
}

/** What the answer was, and what it led to. */
function Verdict({ view, play }: Pick<PlayerPieceProps, 'view'> & { play: PlayerPlay }) {
  const t = useTexts(en, es)
  const { last } = play
  const verdict = view.stage.name === 'result' ? view.stage.yourVerdict : null
  const reached = last?.reached ?? null
  const post = POSTS[reached ?? 0] ?? ''
  const told: ReactNode[] = []
  if (verdict?.isCorrect && play.map.pays.right > 0)
    told.push(t('right.points', { count: verdict.pointsEarned }))
  if (last && reached !== null) {
    if (isHut(reached))
      told.push(t(last.safe ? 'reached.hut' : 'reached.empty', { post, count: last.safe }))
    else told.push(t(last.found ? 'reached' : 'reached.again', { post, count: last.found }))
  }
  if (play.left === 0) told.push(endOfDay(play, t))
  return (
    <>
      {verdict ? (
        <Badge variant={verdict.isCorrect ? 'success' : 'danger'}>
          {t(verdict.isCorrect ? 'right' : 'wrong')}
        </Badge>
      ) : (
        <Badge>{t('survey')}</Badge>
      )}{' '}
      {told.join('. ')}
    </>
  )
}

type WatchedProps = Pick<WatchPieceProps<HostView | ScreenView>, 'modeView' | 'now'>

function Watched({ modeView: sent, now, height }: WatchedProps & { height?: string }) {
  const t = useTexts(en, es)
  const { play, ...rest } = sent as unknown as WatchedModeView<ClassPlay>
  // By the light that the class has left, not by the clock: told beside the map.
  const modeView = { ...rest, isEvening: false, play }
  const figures = [
    [play.banked, t('class.safe')],
    [play.carried, t('class.out')],
    [play.been.filter(Boolean).length, t('class.found', { count: POSTS.length })],
    [play.done, t('class.done', { count: play.players })],
  ] as const
  return (
    <>
      <WatchedClock modeView={modeView} now={now} />
      <div className="pq-watched">
        <ClassSheet play={play} height={height} />
        <div className="pq-stack">
          {play.isEvening && (
            <Badge variant="warning">{t('evening', { times: play.map.pays.eveningTimes })}</Badge>
          )}
          <dl className="pq-figures">
            {figures.map(([count, label]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </>
  )
}

export const Host = (props: WatchPieceProps<HostView>) => <Watched {...props} />
export function Screen(props: WatchPieceProps<ScreenView>) {
  const t = useTexts(en, es)
  return (
    <>
      <h1 className="pq-hidden">{t('name')}</h1>
      <Watched {...props} height="60vh" />
    </>
  )
}

export const texts = { en, es }
