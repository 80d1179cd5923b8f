import type { GameToast } from '@pathquest/sdk'
import { LogoMark } from '@pathquest/ui/art/Logo'
import type { ReactNode } from 'react'
import { useWebMessages } from '../../messages'
import { LanguageMenu } from '../../shell/LanguageMenu'
import { useNavigation } from '../../shell/navigation'
import { ThemeToggle } from '../../shell/ThemeToggle'
import { toastStore } from '../../shell/Toasts'

/** A game uses the whole screen: no header, no sidebar. */
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
  const { Link } = useNavigation()
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

export const showToast = ({ kind, message }: GameToast) => void toastStore.show(kind, message)
