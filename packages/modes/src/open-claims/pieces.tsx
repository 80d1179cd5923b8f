import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { ComponentType } from 'react'
import { JoinedLate } from '../kits/rounds/JoinedLate'
import { PhaseStage } from '../kits/rounds/PhaseStage'
import { QuestionStep } from '../kits/rounds/QuestionStep'
import { ScreenBand } from '../kits/rounds/ScreenBand'
import {
  HostPhaseStage,
  ScreenPhaseStage,
  type WatchedPhaseProps,
} from '../kits/rounds/WatchedPhase'
import type {
  PlayerPieceProps,
  RoundPieces,
  StepPieceProps,
  VerdictPieceProps,
  WatchPieceProps,
} from '../pieces'
import { ClaimsMap, Ground, useMapLabel } from './ClaimsMap'
import { DigStep, PickStep, ShareStep } from './how'
import { SitePicture } from './site-pictures'
import { BAND_MAP, DUG_MAP, PHONE_MAP, PROJECTOR_MAP } from './terrain'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClaimsView } from './views'

export { Results } from './Results'

const claimsOf = ({ modeView }: { modeView: unknown }) => modeView as ClaimsView

/** What holds for this round alone. */
function RoundNotes({ claims }: { claims: ClaimsView }) {
  const t = useTexts(en, es)
  const isFew = claims.open.length < 4
  if (!claims.isDouble && !isFew) return null
  return (
    <div>
      {claims.isDouble && <Badge variant="reward">{t('double')}</Badge>}
      {isFew && <p>{t('fewer')}</p>}
    </div>
  )
}

function PlayerPhase(props: PlayerPieceProps) {
  const { now, busy, send, headingLevel } = props
  const t = useTexts(en, es)
  const claims = claimsOf(props)
  const { phase, pick, open, funds, crowd } = claims
  if (!phase) return <JoinedLate headingLevel={headingLevel} />
  return (
    <PhaseStage
      phase={phase}
      now={now}
      headingLevel={headingLevel}
      title={t('title')}
      choices={open.map((site) => ({
        value: site,
        label: t(`site.${site}`),
        picture: <SitePicture site={site} />,
        detail: (
          <>
            {t('fund', { count: funds[site] })}
            {crowd && (
              <>
                <br />
                {t('crowd', { count: crowd[site] })}
              </>
            )}
          </>
        ),
      }))}
      chosen={pick}
      waiting={pick ? t('picked', { site: t(`site.${pick}`) }) : t('watching')}
      isBusy={busy !== null}
      onChoose={(site) => void send('pick', { site })}
    >
      <RoundNotes claims={claims} />
      <ClaimsMap claims={claims} size={PHONE_MAP} />
    </PhaseStage>
  )
}

/** The own site while the question is open; what came of it afterwards. */
function PlayerStatus(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const claims = claimsOf(props)
  const { pick, digs, funds } = claims
  if (!pick) return null
  if (digs) {
    return (
      <div style={{ marginBottom: 14 }}>
        <ClaimsMap claims={claims} size={DUG_MAP} />
      </div>
    )
  }
  return (
    <div className="pq-row">
      <Badge variant="you">{t('at', { site: t(`site.${pick}`) })}</Badge>
      <Badge variant="reward">{t('fund', { count: funds[pick] })}</Badge>
    </div>
  )
}

function PlayerVerdict(props: VerdictPieceProps) {
  const t = useTexts(en, es)
  const { pick, digs, shareMax } = claimsOf(props)
  const dig = pick && digs ? digs[pick] : null
  if (!dig || !pick) return props.title
  const site = t(`site.${pick}`)
  const isCut = dig.sharers > 0 && dig.each === shareMax && dig.left >= dig.sharers
  return (
    <>
      {props.title}
      {props.text}
      <span className="pq-verdict-text" style={{ display: 'block' }}>
        {dig.sharers === 0
          ? t('none', { site, count: dig.left })
          : t('split', { site, fund: dig.fund, count: dig.sharers })}
        {isCut && ` ${t('most', { count: shareMax })}`}
      </span>
    </>
  )
}

function HostStatus(props: WatchPieceProps<HostView>) {
  const claims = claimsOf(props)
  return claims.digs ? <ClaimsMap claims={claims} size={DUG_MAP} /> : null
}

/** The class picks its sites: the map with its clock, in the frame of host or projector. */
const watchedPhase = (Frame: ComponentType<WatchedPhaseProps>, size: typeof PHONE_MAP) =>
  function WatchedPhase(props: WatchPieceProps<HostView> | WatchPieceProps<ScreenView>) {
    const t = useTexts(en, es)
    const claims = claimsOf(props)
    const { phase } = claims
    if (!phase) return null
    const { chosen, present } = phase
    return (
      <Frame
        phase={phase}
        now={props.now}
        title={t('title')}
        chosen={t('chosen', { chosen, present })}
      >
        <RoundNotes claims={claims} />
        <ClaimsMap claims={claims} size={size} />
      </Frame>
    )
  }
const HostPhase = watchedPhase(HostPhaseStage, PHONE_MAP)
const ScreenPhase = watchedPhase(ScreenPhaseStage, PROJECTOR_MAP)

function ScreenScene(props: WatchPieceProps<ScreenView>) {
  // How many dug there last time helps to pick, and the band is too low for it.
  const claims = { ...claimsOf(props), crowd: null }
  return (
    <ScreenBand view={props.view} label={useMapLabel(claims)} height={BAND_MAP.height}>
      <Ground claims={claims} size={BAND_MAP} />
    </ScreenBand>
  )
}

function HostStep(props: StepPieceProps) {
  const t = useTexts(en, es)
  return claimsOf(props).phase ? t('step.pick') : <QuestionStep {...props} />
}

export const round: RoundPieces = {
  hidesWorth: true,
  PlayerPhase,
  PlayerStatus,
  PlayerVerdict,
  HostPhase,
  HostStatus,
  HostStep,
  ScreenPhase,
  ScreenScene,
}

export const how = [DigStep, PickStep, ShareStep]

export const texts = { en, es }
