import { Button } from '@pathquest/ui/Button'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { widgetKeys } from '@pathquest/ui/hooks/widget-keys'
import { useRef } from 'react'
import type { PlayerPieceProps } from '../pieces'
import { HeightList } from './HeightList'
import { useRidgeWords } from './use-ridge-words'
import type { RidgeView } from './views'

export interface LookingProps extends Pick<PlayerPieceProps, 'headingLevel' | 'send'> {
  ridge: RidgeView
  isHeld: boolean
  onChange: () => void
}

/** The own ridge in words, and the careers that fit it: one may be marked. */
export function Looking({ ridge, isHeld, headingLevel, send, onChange }: LookingProps) {
  const { t, highest, reason } = useRidgeWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, 'ridge')
  const Heading = `h${headingLevel ?? 1}` as 'h1'
  const { careers, heights } = ridge
  const mark = (career: number) => void send('more', { career })
  const keys = widgetKeys(({ key }) => {
    const number = Number(key)
    if (!(number >= 1 && number <= careers.length)) return false
    mark(number - 1)
    return true
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the choices inside it
    <div className="pq-phase" onKeyDown={isHeld ? undefined : keys}>
      <Heading ref={heading} tabIndex={-1}>
        {highest(ridge)}
      </Heading>
      <HeightList heights={heights} />
      <p>
        <b>{t('careers')}.</b> {t('careers.why')}
      </p>
      <ul className="pq-choices" style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {careers.map((career, i) => (
          <li key={career.id}>
            <button
              type="button"
              className="pq-choice"
              disabled={isHeld}
              aria-keyshortcuts={String(i + 1)}
              onClick={() => mark(i)}
            >
              <b lang={t.contentLang}>{career.title}</b>
              <span>{reason(career)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="pq-row">
        <Button disabled={isHeld} onClick={() => mark(careers.length)}>
          {t('none')}
        </Button>
        <Button variant="ghost" disabled={isHeld} onClick={onChange}>
          {t('change')}
        </Button>
      </div>
    </div>
  )
}
