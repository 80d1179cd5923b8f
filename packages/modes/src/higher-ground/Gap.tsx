import { useTexts } from '@pathquest/ui/messages/use-texts'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { PlacedCard } from './views'

export interface GapProps {
  /** From low to high. */
  ridge: readonly PlacedCard[]
  /** Counted from the lower end. */
  gap: number
  /** A card is chosen: the ridge opens. */
  isOpen: boolean
  isDisabled: boolean
  onPlace: () => void
}

/** A place between two cards of the ridge, or at one of its ends. */
export function Gap({ ridge, gap, isOpen, isDisabled, onPlace }: GapProps) {
  const t = useTexts(en, es)
  const [below, above] = [ridge[gap - 1]?.title ?? '', ridge[gap]?.title ?? '']
  const isTop = gap === ridge.length
  const end = isTop ? t('highest') : gap === 0 ? t('lowest') : ''
  const where = isTop
    ? t('above', { career: below })
    : gap === 0
      ? t('below', { career: above })
      : t('between', { below, above })
  return (
    <button
      type="button"
      data-gap={gap}
      disabled={isDisabled}
      onClick={onPlace}
      style={{
        display: 'flex',
        flex: 1,
        gap: 10,
        alignItems: 'center',
        height: isOpen ? 44 : 14,
        margin: isOpen ? '2px 8px 2px 4px' : '0 8px 0 4px',
        padding: '0 12px',
        overflow: 'hidden',
        border: `2px dashed ${isOpen ? 'var(--pq-blaze)' : 'transparent'}`,
        borderRadius: 'var(--pq-radius-2)',
        background: isOpen ? 'var(--pq-pine-deep)' : 'transparent',
        color: 'var(--pq-on-pine)',
        font: 'inherit',
        cursor: isDisabled ? 'default' : 'pointer',
        transition: 'height var(--pq-base) var(--pq-ease)',
      }}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        style={{ flex: 'none', width: 24, opacity: isOpen ? 1 : 0 }}
      >
        <path
          d="M12 3v18M3 12h18"
          stroke="var(--pq-blaze)"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      </svg>
      <span style={{ opacity: isOpen ? 1 : 0 }} aria-hidden={end === '' || undefined}>
        {end}
      </span>
      <span className="pq-hidden">{where}</span>
    </button>
  )
}

/** Where a card was put that belongs elsewhere. */
export function YourPlace() {
  const t = useTexts(en, es)
  return (
    <span
      style={{
        flex: 1,
        margin: '2px 8px 2px 4px',
        padding: '2px 10px',
        borderBottom: '2px dashed var(--pq-on-pine-muted)',
        color: 'var(--pq-on-pine-muted)',
        fontSize: 15,
      }}
    >
      {t('you.put')}
    </span>
  )
}

/** Moves the focus from gap to gap by the arrow keys; false: another key. */
export function moveAlong(list: HTMLElement | null, key: string): boolean {
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  const gaps = [...(list?.querySelectorAll<HTMLButtonElement>('[data-gap]:enabled') ?? [])]
  if (by === 0 || gaps.length === 0) return false
  const root = list?.getRootNode() as Document | ShadowRoot
  const at = gaps.indexOf(root.activeElement as HTMLButtonElement)
  // Up enters the ridge at its foot, down at its top.
  const next = at === -1 ? (by < 0 ? gaps.length - 1 : 0) : at + by
  gaps[Math.min(gaps.length - 1, Math.max(0, next))]?.focus()
  return true
}
