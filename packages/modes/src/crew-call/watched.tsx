import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { useOwnText, useTexts } from '@pathquest/ui/messages/use-texts'
import { HostPhaseStage, ScreenPhaseStage } from '../kits/rounds/WatchedPhase'
import type { WatchPieceProps } from '../pieces'
import { CABLE, CableCars } from './CableCar'
import { PlanCard, PlanList } from './PlanCard'
import type { Said } from './talk'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { CallView } from './views'

const viewOf = ({ modeView }: { modeView: unknown }) => modeView as CallView

/** As many cars as the cable has room for. */
const CARS_MAX = 24

export function useSaid() {
  const t = useTexts(en, es)
  return ({ key, ...values }: Said): string => t(key as 'talk.any', values as never)
}

function useWatched({ phase, told, index, total }: CallView) {
  const t = useTexts(en, es)
  const { chosen = 0, present = 0 } = phase ?? {}
  const number = t('mission', { number: index + 1, total })
  const isGallery = phase?.name === 'gallery'
  const counted = t(isGallery ? 'class.starred' : 'class.sent', { chosen, present })
  const outcome =
    told === null || told.plans === 0
      ? t('nobody')
      : told.top.length === 0
        ? t('none')
        : t(told.sent === null ? 'few' : 'most')
  return { line: `${number} · ${phase ? counted : outcome}` }
}

/** The crews that were sent, on their way up; at the end those with most stars are at the top. */
function Cable({ call }: { call: CallView }) {
  const t = useTexts(en, es)
  const { phase, told } = call
  const sent = phase?.name === 'plan' ? phase.chosen : (told?.plans ?? phase?.present ?? 0)
  const shown = Math.min(CARS_MAX, sent)
  const places = Math.min(CARS_MAX, Math.max(sent, phase?.present ?? 0))
  const cars = Array.from({ length: shown }, (_, i) => ({
    way: phase?.name === 'plan' ? (i + 1) / (places + 1) : 0.97 - i * Math.min(0.14, 0.85 / shown),
    seats: 3,
    stars: told?.top[i]?.stars ?? 0,
  }))
  return (
    <svg
      className="pq-scene"
      viewBox={`0 0 ${CABLE.width} ${CABLE.height}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={phase ? t('scene.class', { count: sent }) : t('scene.top')}
      style={{ flex: '1 1 0', minHeight: 90, maxHeight: '30vh' }}
    >
      <CableCars cars={cars} size={shown > 8 ? 0.5 : 0.8} />
    </svg>
  )
}

function Careers({ call, fontSize }: { call: CallView; fontSize: string }) {
  const { contentLang } = useTexts(en, es)
  return (
    <ul
      lang={contentLang}
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10em), 1fr))',
        gap: '.4em 1em',
        margin: 0,
        padding: 0,
        listStyle: 'none',
        fontSize,
        fontWeight: 650,
        lineHeight: 1.2,
      }}
    >
      {call.careers.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}

function Plans({ call }: { call: CallView }) {
  return (
    <PlanList>
      {(call.told?.top ?? []).map((plan, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a plan is its place
        <PlanCard key={i} careers={call.careers} plan={plan} />
      ))}
    </PlanList>
  )
}

export function HostPhase({ now, ...props }: WatchPieceProps<HostView>) {
  const read = useOwnText()
  const call = viewOf(props)
  const { line } = useWatched(call)
  const below = (
    <>
      {call.phase ? <Careers call={call} fontSize="17px" /> : <Plans call={call} />}
      <Cable call={call} />
    </>
  )
  if (!call.phase) {
    return (
      <div className="pq-phase">
        <h2>{read(call.mission)}</h2>
        <p role="status">{line}</p>
        {below}
      </div>
    )
  }
  return (
    <HostPhaseStage phase={call.phase} now={now} title={read(call.mission)} chosen={line}>
      {below}
    </HostPhaseStage>
  )
}

const LARGE = 'clamp(22px, 1.900vw, 40px)'

export function ScreenPhase({ now, ...props }: WatchPieceProps<ScreenView>) {
  const read = useOwnText()
  const call = viewOf(props)
  const { line } = useWatched(call)
  if (call.phase) {
    return (
      <ScreenPhaseStage phase={call.phase} now={now} title={read(call.mission)} chosen={line}>
        <Cable call={call} />
        <Careers call={call} fontSize={LARGE} />
      </ScreenPhaseStage>
    )
  }
  return (
    <>
      <div className="pq-screen-question pq-phase-head">
        <div>
          <h1>{read(call.mission)}</h1>
          <p role="status">{line}</p>
        </div>
      </div>
      <Cable call={call} />
      <div style={{ fontSize: LARGE }}>
        <Plans call={call} />
      </div>
    </>
  )
}
