import { figureText } from '@pathquest/core/careers/deck'
import { Badge } from '@pathquest/ui/Badge'
import { numberLocale } from '@pathquest/ui/messages/translate'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { Signpost } from '@pathquest/ui/Signpost'
import type { PlayerPieceProps } from '../pieces'
import { FIGURES } from './ground'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { PlayerPlay } from './views'

type Texts = ReturnType<typeof useTexts<typeof en>>

export interface OutcomeProps {
  play: PlayerPlay
  /** The next card is being placed. */
  isHidden: boolean
}

/** What the last placement was; read aloud once. */
export function Outcome({ play, isHidden }: OutcomeProps) {
  const t = useTexts(en, es)
  const { last, figure, ended, number } = play
  const value = last ? figureText(figure, last.value, numberLocale(t.locale)) : ''
  const following = FIGURES[(number + 1) % FIGURES.length] ?? figure
  return (
    <div role="status">
      {last && !isHidden && (
        <>
          <p style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
            <Badge variant={last.isRight ? 'success' : 'danger'}>
              {last.isRight
                ? t('right', { count: last.points })
                : t('aside', { count: play.misses })}
            </Badge>
            <span style={{ lineHeight: 1.25 }} lang={t.contentLang}>
              {last.title}: <b>{value}</b>
            </span>
          </p>
          {!last.isRight && <p>{belongs(play, t)}</p>}
          {ended && (
            <p>
              <b>
                {t(ended === 'complete' ? 'done.more' : 'misses.more', {
                  figure: t(`figure.${following}`),
                })}
              </b>
            </p>
          )}
        </>
      )}
    </div>
  )
}

function belongs({ ridge, last }: PlayerPlay, t: Texts): string {
  if (!last) return ''
  const [below, above] = [ridge[last.at - 1]?.title, ridge[last.at]?.title]
  if (below === undefined) return t('below.text')
  if (above === undefined) return t('above.text')
  return t('between.text', { below, above })
}

export interface NextProps extends Pick<PlayerPieceProps, 'send'> {
  play: PlayerPlay
  isBusy: boolean
}

export function Next({ play, isBusy, send }: NextProps) {
  const t = useTexts(en, es)
  return (
    <Signpost full size="lg" disabled={isBusy} onClick={() => void send('next')}>
      {t(play.ended ? 'next.ridge' : 'next')}
    </Signpost>
  )
}
