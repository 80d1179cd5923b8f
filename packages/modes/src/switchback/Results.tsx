import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { ResultsPieceProps } from '../pieces'
import { ClassClimb } from './ClassClimb'
import type { ClassStory, OwnStory } from './climber'
import { OwnClimb } from './OwnClimb'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

/** The evening in camp: what the class brought there, and the own best climb. */
export function Results({ summary: sent, ownEnding, playerId, children }: ResultsPieceProps) {
  const t = useTexts(en, es)
  const summary = sent as unknown as ClassStory | null
  const own = ownEnding as unknown as OwnStory | null
  if (!summary) return children
  const { camped, players, camps, tops, lost } = summary
  return (
    <>
      <section className="pq-phase" style={{ marginBottom: own ? 24 : 0 }}>
        {own ? (
          <>
            <h2>{t('end.own', { count: own.camped })}</h2>
            <OwnClimb
              play={{ ...own, inARow: 0, climb: 0, nextClimb: null }}
              day={0.97}
              isEvening
            />
            <p>
              {t('end.best', { count: own.best })}{' '}
              {own.late > 0 ? t('end.late', { count: own.late }) : own.camps > 0 && t('end.inTime')}{' '}
              {own.lost > 0 && t('end.slid', { count: own.lost })}
            </p>
          </>
        ) : (
          <ClassClimb
            play={{ camped, at: [players, 0, 0, 0, 0], tops }}
            day={0.97}
            isEvening
            isFoot
            style={{ height: playerId === null ? '12vh' : '18vh', maxHeight: 'none' }}
          />
        )}
        {players > 1 && (
          <p style={own ? undefined : { fontSize: 'clamp(22px, 3.15vh, 34px)', lineHeight: 1.25 }}>
            {t('end.class', { count: camped, camps })} {tops > 0 && t('end.tops', { count: tops })}{' '}
            {lost > 0 && t('end.lost', { count: lost })}
          </p>
        )}
      </section>
      {children}
    </>
  )
}
