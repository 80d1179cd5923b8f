const KEYS = ['keydown', 'keypress', 'keyup'] as const

/** Typing and keys that a widget used are its own: no hotkey of the page fires on them. */
export function keepKeys(root: HTMLElement): void {
  for (const type of KEYS) {
    root.addEventListener(type, (event) => {
      const target = event.target as Element
      if (event.defaultPrevented || target.closest('input, select, textarea, dialog')) {
        event.stopPropagation()
      }
    })
  }
}
