import { figureText } from '@pathquest/core/careers/deck'
import { numberLocale } from '@pathquest/ui/messages/translate'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { ResultsPieceProps } from '../pieces'
import { massif, Range } from './Range'
import { Ridge } from './Ridge'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { OwnEnd, Summary } from './views'

/** The own highest ridge, or the range of the class, and what was hardest to place. */
export function Results({ summary: sent, ownEnding, children }: ResultsPieceProps) {
  const t = useTexts(en, es)
  const summary = sent as unknown as Summary | null
  const own = ownEnding as unknown as OwnEnd | null
  if (!summary) return children
  const { complete, placed, right, hardest, heights } = summary
  return (
    <>
      <section className="pq-phase" style={{ marginBottom: own ? 24 : 0 }}>
        {own ? (
          <>
            <h2>{t('end.own', { count: own.ridge.length, figure: t(`figure.${own.figure}`) })}</h2>
            <Ridge figure={own.figure} cards={own.ridge} isEvening />
          </>
        ) : (
          heights.length > 0 && (
            <Range
              ridges={massif(heights)}
              complete={complete}
              isEvening
              day={0.8}
              style={{ width: 'auto', height: '16vh', margin: '0 auto' }}
            />
          )
        )}
        <p>{t('end.class', { count: complete, right, placed })}</p>
        {hardest && (
          <p>
            {t('end.hardest', {
              career: hardest.title,
              value: figureText(hardest.figure, hardest.value, numberLocale(t.locale)),
              wrong: hardest.wrong,
              count: hardest.all,
            })}
          </p>
        )}
      </section>
      {children}
    </>
  )
}
