import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { useOwnText, useTexts } from '@pathquest/ui/messages/use-texts'
import type { ReactNode } from 'react'
import { HostPhaseStage, ScreenPhaseStage } from '../kits/rounds/WatchedPhase'
import type { WatchPieceProps } from '../pieces'
import { SideMark } from './Fork'
import { SIDES } from './manifest'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { Trail, useShare } from './told'
import type { GroundView } from './views'

const viewOf = ({ modeView }: { modeView: unknown }) => modeView as GroundView

/** The two paths in words, each with its mark. */
function Paths({ view, fontSize }: { view: GroundView; fontSize: string }) {
  const read = useOwnText()
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '.8em',
        margin: 0,
        padding: 0,
        listStyle: 'none',
        fontSize,
        fontWeight: 650,
        lineHeight: 1.2,
        textAlign: 'center',
      }}
    >
      {SIDES.map((side) => (
        <li key={side}>
          <svg
            viewBox="-12 -12 24 24"
            aria-hidden="true"
            style={{ display: 'inline', width: '1.1em', height: '1.1em', verticalAlign: '-.15em' }}
          >
            <g fill="currentColor">
              <SideMark side={side} size={8} />
            </g>
          </svg>{' '}
          {read(view.pair[side])}
        </li>
      ))}
    </ul>
  )
}

/** A guess of the side that the share is told of: the one that more have chosen. */
const of = (share: number, guess: number): number => (share >= 50 ? guess : 100 - guess)

function useWatched(view: GroundView) {
  const t = useTexts(en, es)
  const read = useOwnText()
  const share = useShare(view)
  const { phase, told, pair, index, total } = view
  const isGuess = phase?.name === 'guess'
  const { chosen = 0, present = 0 } = phase ?? {}
  return {
    number: t('number', { number: index + 1, total }),
    title: phase ? (isGuess ? t('guess', { side: read(pair.first) }) : t('choose')) : share,
    chosen: t(isGuess ? 'class.guessed' : 'class.chosen', { chosen, present }),
    /** What the class knows of itself. */
    known:
      told === null
        ? null
        : told.share === null
          ? t('few.why')
          : told.middle !== null &&
            `${t('class.middle', { count: of(told.share, told.middle) })} ${t('class.near', { count: told.near })}`,
  }
}

export function HostPhase({ now, ...props }: WatchPieceProps<HostView>) {
  const view = viewOf(props)
  const words = useWatched(view)
  const below: ReactNode = (
    <>
      <Paths view={view} fontSize="18px" />
      <Trail view={view} />
    </>
  )
  if (view.phase) {
    return (
      <HostPhaseStage
        phase={view.phase}
        now={now}
        title={words.title}
        chosen={`${words.number} · ${words.chosen}`}
      >
        {below}
      </HostPhaseStage>
    )
  }
  return (
    <div className="pq-phase">
      <h2>{words.title}</h2>
      <p role="status">
        {words.number} {words.known && `· ${words.known}`}
      </p>
      {below}
    </div>
  )
}

const LARGE = 'clamp(24px, 2.300vw, 46px)'

export function ScreenPhase({ now, ...props }: WatchPieceProps<ScreenView>) {
  const view = viewOf(props)
  const words = useWatched(view)
  const below = (
    <>
      <Trail key={view.index} view={view} isWhole />
      <Paths view={view} fontSize={LARGE} />
    </>
  )
  if (view.phase) {
    return (
      <ScreenPhaseStage
        phase={view.phase}
        now={now}
        title={words.title}
        chosen={`${words.number} · ${words.chosen}`}
      >
        {below}
      </ScreenPhaseStage>
    )
  }
  return (
    <>
      <div className="pq-screen-question pq-phase-head">
        <div>
          <h1>{words.title}</h1>
          <p role="status">
            {words.number} {words.known && `· ${words.known}`}
          </p>
        </div>
      </div>
      {below}
    </>
  )
}
