import type { StepPicture as Picture } from '@pathquest/core/rooms/second-step'

/** Tokens that are the same in both themes. */
type Tone = `frame-${'common' | 'uncommon' | 'rare' | 'epic'}` | 'blaze' | 'on-pine' | 'on-blaze'

/** Parts with their tones, 48 units; distinguishable by their outlines alone. */
const DRAWINGS: Record<Picture, readonly (readonly [Tone, string])[]> = {
  mountain: [
    ['frame-common', 'M3 41L19 9L28 27L32 20L45 41Z'],
    ['on-pine', 'M19 9L12 23L16 20.5L19 24.5L22 20.5L26 23Z'],
  ],
  tree: [
    ['on-blaze', 'M21 38H27V45H21Z'],
    ['frame-uncommon', 'M24 3L34 16H29L37 27H31L41 39H7L17 27H11L19 16H14Z'],
  ],
  tent: [
    ['frame-epic', 'M24 8L45 41H3Z'],
    ['on-blaze', 'M24 20L33 41H15Z'],
  ],
  boat: [
    ['on-pine', 'M22 4V27H7Z'],
    ['frame-rare', 'M26 9L40 27H26Z'],
    ['frame-epic', 'M4 31H44L37 43H12Z'],
  ],
  key: [
    [
      'blaze',
      'M14 13A11 11 0 1 0 24.6 27H29V33H35V27H38V34H45V21H24.6A11 11 0 0 0 14 13ZM14 19.5A4.5 4.5 0 1 1 14 28.5A4.5 4.5 0 1 1 14 19.5Z',
    ],
  ],
  star: [
    [
      'blaze',
      'M24 3L30 17.5L45.5 18.8L33.7 29L37.3 44.2L24 36L10.7 44.2L14.3 29L2.5 18.8L18 17.5Z',
    ],
  ],
  moon: [['frame-common', 'M30 4A21 21 0 1 0 44 33A18 18 0 0 1 30 4Z']],
  fish: [
    ['frame-rare', 'M3 24C9 12 24 9 33 21L45 12V36L33 27C24 39 9 36 3 24Z'],
    ['on-blaze', 'M13 19.5A2 2 0 1 1 13 23.5A2 2 0 1 1 13 19.5Z'],
  ],
  flag: [
    ['frame-uncommon', 'M12 6H43L35 16L43 26H12Z'],
    ['on-blaze', 'M8 3H12V45H8Z'],
  ],
}

/** One of the pictures of the second step; always beside its name. */
export function StepPicture({ picture }: { picture: Picture }) {
  return (
    <svg
      className="pq-step-picture"
      width="76"
      height="76"
      viewBox="-3 -3 54 54"
      aria-hidden="true"
    >
      {DRAWINGS[picture].map(([tone, path]) => (
        <path key={path} d={path} fill={`var(--pq-${tone})`} fillRule="evenodd" />
      ))}
    </svg>
  )
}
