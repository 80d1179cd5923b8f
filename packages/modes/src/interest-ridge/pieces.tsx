import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useState } from 'react'
import type { WatchedView } from '../kits/personal/personal-rules'
import { WhoIsDone } from '../kits/personal/WhoIsDone'
import type { PlayerPieceProps, WatchPieceProps } from '../pieces'
import { Asking } from './Asking'
import { ClassHills } from './ClassHills'
import { HeightList, useHeightWords } from './HeightList'
import { Hills } from './Hills'
import { Looking } from './Looking'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { useRidgeWords } from './use-ridge-words'
import type { ClassRidge, RidgeView } from './views'

export { how } from './how'
export { Results } from './Results'

export function Player(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const ridge = props.modeView as unknown as RidgeView
  const words = useHeightWords(ridge.heights)
  /** Back among the statements, after the ridge was seen. */
  const [isChanging, setChanging] = useState(false)
  const isPaused = props.paused || props.view.pausedByHost !== undefined
  const isHeld = isPaused || props.busy !== null
  const look = () => {
    setChanging(false)
    if (ridge.at === 'ask') void props.send('look')
  }
  return (
    <div className="pq-stack">
      <Hills heights={ridge.heights} label={t('scene', { heights: words.join(', ') })} />
      {isPaused && <p role="status">{t('paused')}</p>}
      {ridge.at === 'done' ? (
        <Drawn ridge={ridge} headingLevel={props.headingLevel} />
      ) : ridge.at === 'ask' || isChanging ? (
        <Asking {...props} ridge={ridge} isHeld={isHeld} onLook={look} />
      ) : (
        <Looking {...props} ridge={ridge} isHeld={isHeld} onChange={() => setChanging(true)} />
      )}
    </div>
  )
}

function Drawn({
  ridge,
  headingLevel,
}: { ridge: RidgeView } & Pick<PlayerPieceProps, 'headingLevel'>) {
  const { t, highest } = useRidgeWords()
  const Heading = `h${headingLevel ?? 1}` as 'h1'
  const marked = ridge.careers.find(({ id }) => id === ridge.more)
  return (
    <div className="pq-phase" role="status">
      <Heading>{t('done.title')}</Heading>
      <p>{highest(ridge)}</p>
      <HeightList heights={ridge.heights} />
      {marked && <p>{t('done.more', { career: marked.title })}</p>}
      <p>{t('done.text')}</p>
    </div>
  )
}

type Seen = WatchedView<ClassRidge>

export function Host({ view, modeView }: WatchPieceProps<HostView>) {
  const t = useTexts(en, es)
  const seen = modeView as unknown as Seen
  return (
    <div className="pq-stack">
      <WhoIsDone
        view={view}
        seen={seen}
        count={t('class.done', { count: seen.done, all: seen.players })}
        names={(names) => t('host.done', { names })}
        locale={t.locale}
      />
      <ClassHills seen={seen.class} />
      <p className="pq-muted">{t('host.private')}</p>
    </div>
  )
}

export function Screen({ modeView }: WatchPieceProps<ScreenView>) {
  const t = useTexts(en, es)
  const { class: seen, done, players } = modeView as unknown as Seen
  return (
    <>
      <h1 style={{ fontSize: 'clamp(30px, 2.8vw, 60px)' }}>{seen.mean ? t('class') : t('name')}</h1>
      <ClassHills seen={seen} style={{ flex: '1 1 0px', minHeight: '18vh' }} />
      <p style={{ fontSize: '1.15em' }}>{t('class.done', { count: done, all: players })}</p>
    </>
  )
}

export const texts = { en, es }
