import type { ResultsPieceProps } from '../pieces'
import { ClassSearch } from './ClassSearch'
import { useSearchWords } from './use-search-words'
import type { ClassStory, OwnStory } from './views'

/** The lanterns of the class at the end, and what each did for the others. */
export function Results({ summary, ownEnding, children }: ResultsPieceProps) {
  const { t, goal } = useSearchWords()
  const story = summary as unknown as ClassStory | null
  const own = ownEnding as unknown as OwnStory | null
  if (!story) return children
  const { lanterns, lights, target, helped } = story
  const words = goal(story)
  return (
    <>
      <section className="pq-own-scene">
        <h2>{t(`end.${lanterns as 0 | 1 | 2 | 3}`)}</h2>
        <ClassSearch
          play={{ goal: story, helping: 0 }}
          sign={words[0] ?? ''}
          label={words.join('. ')}
          style={{ height: '24vh', maxHeight: 'none' }}
        />
        <p>
          {t('end.class', { lights, target })} {helped > 0 && t('end.helped', { count: helped })}
        </p>
        {own && (
          <p>
            <b>{t('end.own', { count: own.lights })}</b>{' '}
            {own.helped > 0 && t('end.ownHelped', { count: own.helped })}{' '}
            {own.home > 0 && t('end.ownHome', { count: own.home })}
          </p>
        )}
      </section>
      {own && children}
    </>
  )
}
