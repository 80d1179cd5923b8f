import type { ResultsPieceProps } from '../pieces'
import { Board } from './Board'
import { useKeyWords } from './use-key-words'
import type { CrewView } from './views'

interface Summary {
  crews: (CrewView & { points: number })[]
}

interface Own {
  right: number
  gauged: number
  crew: number | null
}

/** The board at the end: how many locks each team has opened. */
export function Results({ summary, ownEnding, children }: ResultsPieceProps) {
  const { t, crews, title } = useKeyWords()
  const all = summary as unknown as Summary | null
  const own = ownEnding as unknown as Own | null
  if (!all) return children
  const crew = all.crews.find(({ number }) => number === own?.crew)
  return (
    <>
      <section className="pq-own-scene">
        <h2>{title(all)}</h2>
        <Board
          {...all}
          label={crews(all)}
          names={all.crews.map(({ number }) => t('crew', { number }))}
          style={{ height: '24vh', maxHeight: 'none' }}
        />
        {own && crew && (
          <p>
            <b>{t('end.crew', { count: crew.opened, points: crew.points })}</b>{' '}
            {t('end.own', { count: own.right, gauged: own.gauged })}
          </p>
        )}
      </section>
      {children}
    </>
  )
}
