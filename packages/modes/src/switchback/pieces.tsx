import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import { Button } from '@pathquest/ui/Button'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { PlayerCards } from '../kits/self-paced/PlayerCards'
import type { PlayerModeView, WatchedModeView } from '../kits/self-paced/views'
import { WatchedClock } from '../kits/self-paced/WatchedClock'
import type { PlayerPieceProps, WatchPieceProps } from '../pieces'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

interface Climber {
  climb: number
  camped: number
  slid: number
  nextClimb: number
  trail: number
  nextCard: { difficulty: 'easy' | 'medium' | 'hard'; isNew: boolean } | null
}

export function Player(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const modeView = props.modeView as unknown as PlayerModeView<Climber>
  const { climb, camped, slid, nextClimb, trail } = modeView.play
  return (
    <PlayerCards
      {...props}
      modeView={modeView}
      evening={t('evening')}
      between={!modeView.isForGrade && <Between {...props} climber={modeView.play} />}
    >
      <Badge variant="solid">{t('camped', { count: camped })}</Badge>
      <Badge>{t('climb', { count: climb })}</Badge>
      {slid > 0 && <Badge variant="danger">{t('slid', { count: slid })}</Badge>}
      {!modeView.isForGrade && <Badge variant="outline">{t('next', { count: nextClimb })}</Badge>}
      {trail > 0 && <Badge variant="info">{t('trail', { count: trail })}</Badge>}
    </PlayerCards>
  )
}

interface BetweenProps extends Pick<PlayerPieceProps, 'busy' | 'send'> {
  climber: Climber
}

/** Continue or make camp, knowing the next card's difficulty. */
function Between({ climber: { nextCard, climb }, busy, send }: BetweenProps) {
  const t = useTexts(en, es)
  return (
    <>
      {nextCard && (
        <p>
          {t(nextCard.isNew ? 'card.new' : 'card.seen', {
            difficulty: t(`difficulty.${nextCard.difficulty}`),
          })}
        </p>
      )}
      {climb > 0 && (
        <Button full busy={busy === 'camp'} onClick={() => void send('camp')}>
          {t('camp')}
        </Button>
      )}
    </>
  )
}

type WatchedProps = Pick<WatchPieceProps<HostView | ScreenView>, 'modeView' | 'now'>

function Watched({ modeView: sent, now }: WatchedProps) {
  const t = useTexts(en, es)
  const modeView = sent as unknown as WatchedModeView<{ camped: number }>
  return (
    <WatchedClock modeView={modeView} now={now} evening={t('evening')}>
      <Badge variant="solid">{t('class', { count: modeView.play.camped })}</Badge>
    </WatchedClock>
  )
}

export const Host = (props: WatchPieceProps<HostView>) => <Watched {...props} />
export const Screen = (props: WatchPieceProps<ScreenView>) => <Watched {...props} />

export { how } from './how'
export const texts = { en, es }
