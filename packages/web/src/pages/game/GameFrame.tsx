import { LogoMark } from '@pathquest/ui/art'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWebMessages } from '../../messages'
import { LanguageMenu } from '../../shell/LanguageMenu'
import { ThemeToggle } from '../../shell/ThemeToggle'

/** A game has the screen to itself: no header, no sidebar. */
export function GameFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="game-frame">
      {children}
    </main>
  )
}

/** The logo, the language and the theme, at the left of the game's own bar. */
export function GameBrand() {
  const t = useWebMessages()
  return (
    <span className="game-brand">
      <Link className="pq-logo" to="/" aria-label={t('nav.home')}>
        <LogoMark />
      </Link>
      <LanguageMenu />
      <ThemeToggle />
    </span>
  )
}
