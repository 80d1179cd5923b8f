import { Badge } from '@pathquest/ui/Badge'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { useOwnText, useTexts } from '@pathquest/ui/messages/use-texts'
import { useRef } from 'react'
import { JoinedLate } from '../kits/rounds/JoinedLate'
import { PhaseStage } from '../kits/rounds/PhaseStage'
import type { PlayerPieceProps, RoundPieces, StepPieceProps } from '../pieces'
import { SideMark } from './Fork'
import { Guess } from './Guess'
import { SIDES } from './manifest'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { Trail, useShare } from './told'
import type { GroundView, OwnGroundView } from './views'
import { HostPhase, ScreenPhase } from './watched'

export { how } from './how'
export { Results } from './Results'

function PlayerPhase(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const read = useOwnText()
  const view = props.modeView as unknown as OwnGroundView
  const { index, total, pair, phase, side, isIn } = view
  if (!isIn) {
    return (
      <>
        <Trail view={view} />
        <JoinedLate headingLevel={props.headingLevel} />
      </>
    )
  }
  const number = (
    <div className="pq-row">
      <Badge>{t('number', { number: index + 1, total })}</Badge>
    </div>
  )
  if (phase?.name === 'guess') return <Guess key={index} {...props} />
  if (phase === null) {
    return (
      <>
        {number}
        <Told key={index} {...props} ground={view} />
      </>
    )
  }
  return (
    <PhaseStage
      key={index}
      phase={phase}
      now={props.now}
      headingLevel={props.headingLevel}
      title={t('choose')}
      choices={SIDES.map((value) => ({
        value,
        label: read(pair[value]),
        detail: t(value),
        picture: (
          <svg viewBox="-12 -12 24 24" aria-hidden="true" style={{ width: 34, height: 34 }}>
            <g fill="currentColor">
              <SideMark side={value} size={8} />
            </g>
          </svg>
        ),
      }))}
      chosen={side}
      waiting={side !== null && t('wait.side')}
      isBusy={props.busy !== null}
      onChoose={(value) => void props.send('choose', { side: value })}
    >
      {number}
      <Trail view={view} own={side} />
    </PhaseStage>
  )
}

interface ToldProps extends PlayerPieceProps {
  ground: OwnGroundView
}

/** How the class chose, and how far the own guess was off: nothing is said of the side. */
function Told({ ground, headingLevel = 1 }: ToldProps) {
  const t = useTexts(en, es)
  const read = useOwnText()
  const share = useShare(ground)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, `${ground.index} told`)
  const Heading = `h${headingLevel}` as 'h1'
  const { pair, side, off, points, told } = ground
  const guessed =
    off === null
      ? null
      : `${off === 0 ? t('off.none') : t('off', { count: off })}: ${t('points', { count: points })}.`
  return (
    <div className="pq-phase">
      <Heading ref={heading} tabIndex={-1}>
        {share}
      </Heading>
      <Trail view={ground} own={side} />
      <div role="status">
        {guessed && (
          <p>
            <b>{guessed}</b>
          </p>
        )}
        <p>{side === null ? t('own.none') : t('own.side', { side: read(pair[side]) })}</p>
        {told?.share === null && <p>{t('few.why')}</p>}
      </div>
    </div>
  )
}

function HostStep({ modeView }: StepPieceProps) {
  const t = useTexts(en, es)
  const { phase, index, total } = modeView as unknown as GroundView
  if (phase) return t(phase.name === 'side' ? 'step.side' : 'step.guess')
  return t(index + 1 < total ? 'step.next' : 'step.last')
}

export const round: RoundPieces = {
  PlayerPhase,
  HostPhase,
  HostStep,
  ScreenPhase,
}

export const texts = { en, es }
