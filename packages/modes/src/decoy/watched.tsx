import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { Countdown } from '@pathquest/ui/question/Countdown'
import type { WatchPieceProps } from '../pieces'
import { ClassFork } from './ClassFork'
import { Trails } from './Trails'
import { useDecoyWords } from './use-decoy-words'
import type { ClassView } from './views'

const LARGE = 'clamp(18px, min(1.7vw, 2.9vh), 38px)'

/** Two signposts while trails are laid and walked; then where they led. */
export function Screen({ modeView, now }: WatchPieceProps<ScreenView>) {
  const view = modeView as unknown as ClassView
  return (
    <div style={{ display: 'flex', flex: 1, flexDirection: 'column', gap: '1.100vw' }}>
      <Title view={view} fontSize="clamp(30px, 2.900vw, 64px)" />
      {view.stage === 'told' ? (
        <Trails told={view.told} fontSize={LARGE} />
      ) : (
        <>
          <Countdown header={view.clock} clockOffsetMs={0} now={now} />
          <ClassFork
            view={view}
            style={{ flex: '1 1 0px', height: 0, minHeight: '40vh', maxHeight: 'none' }}
          />
        </>
      )}
    </div>
  )
}

export function Host({ modeView, now }: WatchPieceProps<HostView>) {
  const view = modeView as unknown as ClassView
  return (
    <div className="pq-phase">
      {view.stage !== 'told' && <Countdown header={view.clock} clockOffsetMs={0} now={now} />}
      <Title view={view} level={2} fontSize="24px" />
      {view.stage === 'told' ? (
        <Trails told={view.told} fontSize="16px" />
      ) : (
        <ClassFork view={view} />
      )}
    </div>
  )
}

interface TitleProps {
  view: ClassView
  level?: 1 | 2
  fontSize: string
}

function Title({ view, level = 1, fontSize }: TitleProps) {
  const { t, title, careers } = useDecoyWords()
  const { index, total, times, stage, chosen, present } = view
  const Heading = `h${level}` as 'h1'
  const words = [
    t('round', { number: index + 1, total }),
    times > 1 ? t('double') : '',
    stage === 'told' ? '' : t('chosen', { chosen, present }),
  ]
  return (
    <div>
      <Heading style={{ fontSize, lineHeight: 1.15 }}>
        {stage === 'told' ? careers(view.careers) : title(view)}
      </Heading>
      <p style={{ fontSize: level === 1 ? LARGE : undefined }}>
        {words.filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
