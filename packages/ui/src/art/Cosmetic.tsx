import type { CosmeticId } from '@pathquest/core/rewards/cosmetics'

/** Trail signs, viewBox 24, distinguishable by their outlines. */
const SIGNS: Partial<Record<CosmeticId, string>> = {
  signpost: 'M4 3H15L21 8L15 13H13V22H9V13H4Z',
  boot: 'M5 2H13V10Q14 13 20 14Q22 15 22 18H5ZM5 19.5H22V22H5Z',
  fir: 'M12 1L18 9H15L20 16H14V23H10V16H4L9 9H6Z',
  tent: 'M10 3H11.5L12 4L12.5 3H14L13 6L23 22H15.5L12 14.5L8.5 22H1L11 6Z',
  paw: 'M12 12C16 12 20 16 18.5 19.5C17 22.5 14.5 20.5 12 20.5C9.5 20.5 7 22.5 5.5 19.5C4 16 8 12 12 12ZM2 11A2.3 2.9 0 1 1 6.6 11A2.3 2.9 0 1 1 2 11ZM6.6 5.5A2.3 3 0 1 1 11.2 5.5A2.3 3 0 1 1 6.6 5.5ZM12.8 5.5A2.3 3 0 1 1 17.4 5.5A2.3 3 0 1 1 12.8 5.5ZM17.4 11A2.3 2.9 0 1 1 22 11A2.3 2.9 0 1 1 17.4 11Z',
  peak: 'M0.5 21L9 5L11.5 9.5L9 12L7 11L6 13L9 14.5L12.6 11.5L13.5 13.2L16 9.5L23.5 21Z',
  campfire:
    'M12 1C13 5 18.5 7 18.5 12.5A6.5 5.5 0 0 1 5.5 12.5C5.5 10 7.5 9 8.5 6.5C9.5 7.5 10 8 10.3 9C11.5 7 12.3 4 12 1ZM12 10.5C10.5 12.5 9.5 13.3 9.5 14.7A2.5 2.3 0 0 0 14.5 14.7C14.5 13.3 13.5 12.5 12 10.5ZM3 19.5H21V22.5H3Z',
  compass:
    'M12 1A11 11 0 1 0 12 23A11 11 0 1 0 12 1ZM12 3.8A8.2 8.2 0 1 1 12 20.2A8.2 8.2 0 1 1 12 3.8ZM17.5 6.5L14 14L6.5 17.5L10 10Z',
}
const THEMES: readonly string[] = ['meadow', 'lake', 'dusk'] satisfies CosmeticId[]

export interface CosmeticSignProps {
  /** Ids of cosmetics; one that has no drawing here is not shown. */
  worn: readonly string[]
  /** The player's name. */
  name: string
}

/** A name with the sign before it, on a badge of its colour. */
export function CosmeticSign({ worn, name }: CosmeticSignProps) {
  const theme = wornTheme(worn)
  return (
    <span className="pq-worn" data-worn={theme}>
      {worn.map((id) => (
        <AvatarSign key={id} id={id} />
      ))}
      {name}
    </span>
  )
}

/** The colour that is worn; undefined: none. */
export const wornTheme = (worn: readonly string[]): string | undefined =>
  worn.find((id) => THEMES.includes(id))

/** The drawing of an avatar in the text colour; nothing for an unknown id. */
export function AvatarSign({ id }: { id: string }) {
  const path = Object.hasOwn(SIGNS, id) ? SIGNS[id as CosmeticId] : undefined
  if (!path) return null
  return (
    <svg className="pq-worn-sign" viewBox="0 0 24 24" data-avatar={id} aria-hidden="true">
      <path d={path} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
