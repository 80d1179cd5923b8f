import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { optionLetter } from '@pathquest/ui/art/AnswerShape'
import { Badge } from '@pathquest/ui/Badge'
import type { CSSProperties } from 'react'
import { PlayerCards } from '../kits/self-paced/PlayerCards'
import type { PlayerModeView, WatchedModeView } from '../kits/self-paced/views'
import { WatchedClock } from '../kits/self-paced/WatchedClock'
import type { PlayerPieceProps, WatchPieceProps } from '../pieces'
import { ClassSearch } from './ClassSearch'
import { OwnSearch } from './OwnSearch'
import { POINTS_A_LIGHT } from './searcher'
import { TurnBack } from './TurnBack'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { useSearchWords } from './use-search-words'
import type { ClassPlay, OwnPlay } from './views'

export { how } from './how'
export { Results } from './Results'

export function Player(props: PlayerPieceProps) {
  const { t, own } = useSearchWords()
  const modeView = props.modeView as unknown as PlayerModeView<OwnPlay>
  const { play } = modeView
  const { stage } = props.view
  const isResult = stage.name === 'result'
  const asked = stage.name === 'question' ? stage.question.id : null
  const struck = play.misses.find(({ questionId }) => questionId === asked)?.struck ?? []
  const isHelping = asked !== null && play.rescuing === asked
  // A miss is read first, down to its explanation; the way on is then below it.
  const isRead = !isResult || stage.yourVerdict?.isCorrect === true
  const decision = <TurnBack {...props} play={play} mayGoOn={isResult && play.rescuing === null} />
  return (
    <>
      <div className="pq-own-scene">
        <OwnSearch play={play} label={own(play)} />
        {asked === null && isRead && decision}
      </div>
      <PlayerCards
        {...props}
        modeView={modeView}
        evening={t('evening')}
        verdict={verdictOf(props, play, t)}
        struck={struck}
        next={false}
        between={!isRead && decision}
      >
        {isHelping && <b>{t('rescue.open')}</b>}
        {asked === null && play.rescuing !== null && <b>{t('rescue.next')}</b>}
        {asked !== null && struckWords(play, asked, t)}
      </PlayerCards>
    </>
  )
}

type Texts = ReturnType<typeof useSearchWords>['t']

/** Somebody was here: which option that has struck out. */
function struckWords({ misses }: OwnPlay, asked: string, t: Texts) {
  const miss = misses.find(({ questionId }) => questionId === asked)
  if (miss?.where !== 'found') return null
  const letters = miss.struck.map(optionLetter).join(', ')
  return <b>{letters === '' ? t('struck.no') : `${t('struck')}: ${letters}`}</b>
}

/** What an answer lit, or that its player is out now. */
function verdictOf({ view: { stage } }: PlayerPieceProps, { last, misses }: OwnPlay, t: Texts) {
  if (stage.name !== 'result' || last === null || !stage.yourVerdict) return undefined
  const { isCorrect, pointsEarned } = stage.yourVerdict
  const { id } = stage.question
  if (isCorrect) {
    const count = pointsEarned / POINTS_A_LIGHT
    return (
      <>
        <Badge variant="success">{t('lit', { count })}</Badge>{' '}
        {last === 'helped' && t('verdict.helped')}
        {last === 'home' && t('verdict.home')}
      </>
    )
  }
  if (last === 'notHelped') return t('verdict.notHelped')
  const miss = misses.find(({ questionId }) => questionId === id)
  return t(miss?.where === 'back' ? 'verdict.back' : 'verdict.out')
}

interface WatchedProps extends Pick<WatchPieceProps<HostView | ScreenView>, 'modeView' | 'now'> {
  style?: CSSProperties
}

function Watched({ modeView: sent, now, style }: WatchedProps) {
  const { t, goal } = useSearchWords()
  const { play, ...rest } = sent as unknown as WatchedModeView<ClassPlay>
  const words = goal(play.goal)
  const helping = play.helping > 0 ? t('helping', { count: play.helping }) : ''
  return (
    <>
      <WatchedClock modeView={{ ...rest, play }} now={now} evening={t('evening')}>
        {[...words.slice(1), helping].filter(Boolean).map((word) => (
          <Badge key={word} variant="outline">
            {word}
          </Badge>
        ))}
      </WatchedClock>
      <ClassSearch
        play={play}
        sign={words[0] ?? ''}
        label={[...words, helping].filter(Boolean).join('. ')}
        style={style}
      />
    </>
  )
}

export const Host = (props: WatchPieceProps<HostView>) => (
  <div className="pq-stack">
    <Watched {...props} />
  </div>
)

export function Screen(props: WatchPieceProps<ScreenView>) {
  const { t } = useSearchWords()
  return (
    <>
      <h1 className="pq-hidden">{t('name')}</h1>
      <Watched
        {...props}
        style={{ flex: '1 1 0px', height: 0, minHeight: '46vh', maxHeight: 'none' }}
      />
    </>
  )
}

export const texts = { en, es }
