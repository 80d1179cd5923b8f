import { Button } from '@pathquest/ui/Button'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { widgetKeys } from '@pathquest/ui/hooks/widget-keys'
import { useOwnText, useTexts } from '@pathquest/ui/messages/use-texts'
import { Signpost } from '@pathquest/ui/Signpost'
import { useRef, useState } from 'react'
import type { PlayerPieceProps } from '../pieces'
import { LIKES, type Like } from './heights'
import { LikePicture } from './LikePicture'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { RidgeView } from './views'

export interface AskingProps extends Pick<PlayerPieceProps, 'headingLevel' | 'send'> {
  ridge: RidgeView
  isHeld: boolean
  /** After the last one. */
  onLook: () => void
}

/** One statement at a time, in the own order; all before it may be changed. */
export function Asking({ ridge, isHeld, headingLevel, send, onLook }: AskingProps) {
  const t = useTexts(en, es)
  const read = useOwnText()
  const { statements } = ridge
  const open = statements.findIndex(({ like }) => like === null)
  const isWhole = open === -1
  const [turnedTo, setTurnedTo] = useState<number | null>(null)
  const at = turnedTo ?? (isWhole ? statements.length - 1 : open)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, String(at))
  const Heading = `h${headingLevel ?? 1}` as 'h1'
  const { text, like: given } = statements[at] ?? { text: { en: '', es: '' }, like: null }

  const answer = async (like: Like) => {
    const { ok } = await send('answer', { number: at, like })
    // On to the next one: the one after it, or the first that is open.
    if (ok) setTurnedTo(given !== null && at + 1 < statements.length ? at + 1 : null)
  }
  const keys = widgetKeys(({ key }) => {
    const like = LIKES[Number(key) - 1]
    if (like) void answer(like)
    return like !== undefined
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the choices inside it
    <div className="pq-phase" onKeyDown={isHeld ? undefined : keys}>
      <p className="pq-muted">
        {t('would')} {t('number', { number: at + 1, all: statements.length })}
      </p>
      <Heading ref={heading} tabIndex={-1} style={{ minHeight: '2.4em' }}>
        {read(text)}
      </Heading>
      <ul className="pq-choices" data-inline>
        {LIKES.map((like, i) => (
          <li key={like}>
            <button
              type="button"
              className="pq-choice"
              disabled={isHeld}
              aria-pressed={like === given}
              aria-keyshortcuts={String(i + 1)}
              onClick={() => void answer(like)}
            >
              <LikePicture like={like} />
              <b>{t(like)}</b>
            </button>
          </li>
        ))}
      </ul>
      <div className="pq-row">
        <Button variant="ghost" disabled={at === 0} onClick={() => setTurnedTo(at - 1)}>
          {t('back')}
        </Button>
        <Button
          variant="ghost"
          disabled={given === null || at + 1 >= statements.length}
          onClick={() => setTurnedTo(at + 1)}
        >
          {t('next')}
        </Button>
      </div>
      <div role="status">{isWhole && <p>{t('whole')}</p>}</div>
      {isWhole && (
        <Signpost full size="lg" disabled={isHeld} onClick={onLook}>
          {t('look')}
        </Signpost>
      )}
    </div>
  )
}
