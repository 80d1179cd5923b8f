import { Badge } from '@pathquest/ui/Badge'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { PlayerPieceProps, RoundPieces, StepPieceProps } from '../pieces'
import { blazedWorth } from './looks'
import { PlayerTalk } from './PlayerTalk'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { PlayerLook, WatchedLook } from './views'
import {
  HostStatus,
  HostTalk,
  Risen,
  RiseText,
  ScreenBlazed,
  ScreenClosed,
  ScreenTalk,
} from './Watched'

export { how } from './how'
export { Results } from './Results'

const SPACED = { marginBottom: 12 }

/** Which look this is, and after the closing what both of them were. */
function PlayerStatus(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const look = props.modeView as unknown as PlayerLook
  const { stage } = props.view
  if (stage.name === 'question') {
    return (
      <div className="pq-row">
        <Badge variant="info">{t('first')}</Badge>
        {look.isBehind && t('blazed.own', { count: blazedWorth(stage.question.points, 1) })}
      </div>
    )
  }
  if (look.wasSkipped) return <p style={SPACED}>{t('skip')}</p>
  if (!look.rise) return null
  return (
    <div className="pq-stack">
      <Risen stage={stage} look={look} />
      <p style={SPACED}>
        {look.own && <b>{t(turnOf(look.own))} </b>}
        <RiseText look={look} />
      </p>
    </div>
  )
}

function turnOf({ wasRight, isRight }: NonNullable<PlayerLook['own']>) {
  if (isRight) return wasRight ? 'own.twice' : 'own.turned'
  return wasRight ? 'own.lost' : 'own.missed'
}

function HostStep({ view, modeView, children }: StepPieceProps) {
  const t = useTexts(en, es)
  const { phase } = modeView as unknown as WatchedLook
  if (phase) return t(phase.name === 'talk' ? 'step.talk' : 'step.second')
  return view.stage.name === 'question' ? t('step.first') : children
}

export const round: RoundPieces = {
  PlayerStatus,
  PlayerPhase: PlayerTalk,
  HostStatus,
  HostPhase: HostTalk,
  HostStep,
  ScreenStatus: ScreenBlazed,
  ScreenPhase: ScreenTalk,
  ScreenClosed,
}

export const texts = { en, es }
