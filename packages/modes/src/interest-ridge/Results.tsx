import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { ResultsPieceProps } from '../pieces'
import { ClassHills } from './ClassHills'
import { HeightList, useHeightWords } from './HeightList'
import { Hills } from './Hills'
import { KeepRidge } from './KeepRidge'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { useRidgeWords } from './use-ridge-words'
import { type ClassRidge, type RidgeEnd, topOf } from './views'

/** A player's own ridge, the careers to open, and keeping it; the class sees its own and what to talk about. */
export function Results(props: ResultsPieceProps) {
  const all = props.summary as unknown as ClassRidge | null
  const end = props.ownEnding as unknown as RidgeEnd | null
  if (props.playerId === null)
    return all && <ClassEnd seen={all} isHost={props.view.role === 'host'} />
  return end && <OwnEnd {...props} end={end} />
}

function OwnEnd({ end, careerLink, keepInterests }: ResultsPieceProps & { end: RidgeEnd }) {
  const { t, highest, reason } = useRidgeWords()
  const words = useHeightWords(end.heights)
  // The marked one comes first.
  const careers = [...end.careers].sort(
    (a, b) => Number(b.id === end.more) - Number(a.id === end.more),
  )
  return (
    <section className="pq-phase">
      <h2>{highest(end)}</h2>
      <Hills heights={end.heights} label={words.join(', ')} />
      <HeightList heights={end.heights} />
      <h3>{t('careers')}</h3>
      <ul className="pq-choices" style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {careers.map((career) => {
          const { id, title } = career
          const words = (
            <>
              <b lang={t.contentLang}>{title}</b>
              <span>{reason(career)}</span>
              {id === end.more && <span>★ {t('end.marked')}</span>}
            </>
          )
          return (
            <li key={id}>
              {careerLink ? (
                careerLink({ id, title }, { className: 'pq-choice', children: words })
              ) : (
                <div style={{ display: 'grid' }}>{words}</div>
              )}
            </li>
          )
        })}
      </ul>
      {end.survey && <KeepRidge survey={end.survey} keep={keepInterests} />}
    </section>
  )
}

function ClassEnd({ seen, isHost }: { seen: ClassRidge; isHost: boolean }) {
  const t = useTexts(en, es)
  const top = seen.mean && topOf(seen.mean)
  return (
    <section className="pq-phase" style={{ width: '100%' }}>
      {seen.mean && <ClassHills seen={seen} style={{ maxHeight: '36vh' }} />}
      {isHost && (
        <p>
          <b>{t('talk.title')}:</b>{' '}
          {top ? t('talk.class', { interest: t(`${top}.phrase`) }) : t('talk.any')}
        </p>
      )}
    </section>
  )
}
