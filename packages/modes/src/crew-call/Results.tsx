import { useOwnText, useTexts } from '@pathquest/ui/messages/use-texts'
import type { ResultsPieceProps } from '../pieces'
import type { Career } from './deal'
import { Stars } from './PlanCard'
import { talkOf } from './talk'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { OwnEnding, Summary } from './views'
import { useSaid } from './watched'

/** The own crews, or whom the class sent, and their careers to open. */
export function Results(props: ResultsPieceProps) {
  const { summary, ownEnding, playerId, careerLink, children } = props
  const t = useTexts(en, es)
  const read = useOwnText()
  const say = useSaid()
  const all = summary as unknown as Summary | null
  const own = ownEnding as unknown as OwnEnding | null
  if (!all || all.missions.length === 0) return children
  const crews = own
    ? own.crews.map(({ at, ...crew }) => ({ text: all.missions[at]?.text, ...crew, by: null }))
    : all.missions.map(({ text, best }) => ({ text, ...(best ?? NO_CREW) }))
  return (
    <>
      <section className="pq-own-scene">
        <h2>{t(own ? 'end.own' : 'end.class')}</h2>
        {careerLink && <p>{t('end.open')}</p>}
        <ul style={{ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' }}>
          {crews.map(({ text, crew, reason, stars, by }) => (
            <li key={text?.en} style={{ display: 'grid', gap: 4 }}>
              <p>{text && read(text)}</p>
              {crew.length > 0 ? (
                <>
                  <Crew crew={crew} careerLink={careerLink} />
                  {reason && (
                    <p>
                      {t('because')} {t(`reason.${reason}`)}
                    </p>
                  )}
                </>
              ) : (
                <p>{t('end.none')}</p>
              )}
              {(stars ?? 0) > 0 && (
                <p>
                  <Stars count={stars ?? 0} /> {by && t('by', { name: by })}
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
      {playerId === null && (
        <section style={{ display: 'grid', gap: 8 }}>
          <h2>{t('talk.title')}</h2>
          <ul
            style={{
              display: 'grid',
              gap: 8,
              margin: 0,
              padding: 0,
              listStyle: 'none',
              fontWeight: 650,
            }}
          >
            {talkOf(all).map((said) => (
              <li key={said.key}>{say(said)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const NO_CREW = { crew: [], reason: null, stars: 0, by: null }

function Crew({
  crew,
  careerLink,
}: { crew: readonly Career[] } & Pick<ResultsPieceProps, 'careerLink'>) {
  const { contentLang } = useTexts(en, es)
  return (
    <ul
      className="pq-row"
      lang={contentLang}
      style={{ margin: 0, padding: 0, listStyle: 'none', justifyContent: 'inherit' }}
    >
      {crew.map((career) => (
        <li key={career.id}>
          {careerLink ? (
            careerLink(career, { className: 'pq-link', children: career.title })
          ) : (
            <b>{career.title}</b>
          )}
        </li>
      ))}
    </ul>
  )
}
