import { Button } from '@pathquest/ui/Button'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { useOwnText, useTexts } from '@pathquest/ui/messages/use-texts'
import { Countdown } from '@pathquest/ui/question/Countdown'
import { useId, useRef, useState } from 'react'
import type { PlayerPieceProps } from '../pieces'
import { FORK, Fork } from './Fork'
import { TENS } from './manifest'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { OwnGroundView } from './views'

const MIDDLE = TENS / 2

/** How many of 100, in tens: ten walkers part as the guess moves. */
export function Guess({ modeView, now, busy, send, headingLevel = 1 }: PlayerPieceProps) {
  const t = useTexts(en, es)
  const read = useOwnText()
  const view = modeView as unknown as OwnGroundView
  const { pair, phase, guess, side } = view
  const [tens, setTens] = useState(MIDDLE)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useFocusOn(heading, `${view.index} guess`)
  const Heading = `h${headingLevel}` as 'h1'
  const shown = guess === null ? tens : guess / TENS
  return (
    <div className="pq-phase">
      <Heading ref={heading} tabIndex={-1} id={titleId}>
        {t('guess', { side: read(pair.first) })}
      </Heading>
      {phase && <Countdown header={phase} clockOffsetMs={0} now={now} />}
      <svg
        className="pq-scene"
        viewBox={`0 0 ${FORK.width} ${FORK.height}`}
        role="img"
        aria-label={`${t('scene.mist')} ${t('scene.guess', { count: shown })}`}
      >
        <Fork walkers={TENS} first={shown} own={side} isMisty isGuess />
      </svg>
      {guess === null && phase?.mayChoose ? (
        <>
          <div className="pq-estimate" style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <div className="pq-estimate-slider">
              <input
                type="range"
                aria-label={t('guess.label')}
                aria-describedby={titleId}
                aria-valuetext={t('guess.value', { count: TENS * tens })}
                min={0}
                max={TENS}
                step={1}
                value={tens}
                disabled={busy !== null}
                onChange={(event) => setTens(Number(event.currentTarget.value))}
              />
              <span>0</span>
              <span>100</span>
            </div>
          </div>
          <output style={{ textAlign: 'center', fontSize: 24, fontWeight: 750 }}>
            {t('guess.value', { count: TENS * tens })}
          </output>
          <Button
            full
            variant="primary"
            busy={busy === 'guess'}
            onClick={() => void send('guess', { tens })}
          >
            {t('guess.send')}
          </Button>
        </>
      ) : (
        <p role="status">{guess !== null && t('wait.guess', { count: guess })}</p>
      )}
    </div>
  )
}
