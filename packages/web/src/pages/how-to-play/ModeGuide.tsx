import { filterModes } from '@pathquest/core/modes/choose-modes'
import type { Manifest } from '@pathquest/core/modes/manifest'
import { MODE_MANIFESTS } from '@pathquest/modes/catalogue'
import { HowItGoes } from '@pathquest/modes/HowItGoes'
import { modeName, modeTexts } from '@pathquest/modes/texts'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { howToPlayMessages } from '../../messages/en/how-to-play'
import { modeMessages } from '../../messages/en/modes'
import { ModeFilters } from '../../modes/ModeFilters'
import { ModePicture } from '../../modes/ModePicture'
import { modeFacts } from '../../modes/mode-facts'
import { ANY_MODE, filterOf } from '../../modes/mode-wish'
import './mode-guide.css'

const MODES = Object.values(MODE_MANIFESTS)
const FILTERS = ['minutes', 'players', 'company', 'solo'] as const

/** All game modes, to be narrowed down, each with how it goes. */
export function ModeGuide() {
  const t = useMessages(howToPlayMessages)
  const [wish, setWish] = useState(ANY_MODE)
  const fitting = filterModes(MODES, filterOf(wish))
  return (
    <section className="article-section">
      <h2>{t('how.modes')}</h2>
      <p>{t('how.modesText')}</p>
      <ModeFilters
        modes={MODES}
        shown={fitting.length}
        by={FILTERS}
        wish={wish}
        onChange={setWish}
      />
      <div className="mode-guide">
        {fitting.map((mode) => (
          <ModeEntry key={mode.id} mode={mode} />
        ))}
      </div>
    </section>
  )
}

function ModeEntry({ mode }: { mode: Manifest }) {
  const t = useMessages(modeMessages)
  const [isOpen, setOpen] = useState(false)
  const name = modeName(mode.id, t.locale)
  return (
    <article className="pq-card mode-guide-entry">
      <ModePicture mode={mode.id} />
      <div className="mode-guide-text">
        <h3>{name}</h3>
        <p>{modeTexts(mode.id, t.locale)?.note}</p>
        <p className="mode-facts">{modeFacts(mode, t, { play: 'any' }).join(' · ')}</p>
      </div>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('modes.howItGoes', { mode: name })}</summary>
        {isOpen && <HowItGoes mode={mode.id} headingLevel={4} />}
      </details>
    </article>
  )
}
