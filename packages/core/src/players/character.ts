import { hashText } from '../random'

/**
 * The character of a player: a head, a colour and a thing to carry, drawn by
 * `ui/art/Character.tsx`. Everybody has one. It is derived from the player's id until its player
 * asks for another one, so older seats and results have one, and only a chosen one is stored or sent.
 */

/** Ids are permanent: they are stored with seats and results. */
export const HEADS = [
  'peak',
  'compass',
  'key',
  'lantern',
  'cairn',
  'pine',
  'tent',
  'signpost',
  'cloud',
  'boot',
  'kettle',
  'kite',
] as const
export const CHARACTER_COLOURS = [
  'moss',
  'water',
  'sand',
  'clay',
  'heath',
  'stone',
  'berry',
  'sun',
] as const
export const THINGS = ['flag', 'map', 'rope', 'flask', 'book', 'staff'] as const

export interface Character {
  head: (typeof HEADS)[number]
  colour: (typeof CHARACTER_COLOURS)[number]
  thing: (typeof THINGS)[number]
}

/** The move by which a player in the lobby takes another character; `character`: its code. */
export const CHARACTER_MOVE = 'character'

const COUNT = HEADS.length * CHARACTER_COLOURS.length * THINGS.length

/** The character with a number, as if all of them stood in one row. */
function characterAt(index: number): Character {
  const byColour = Math.floor(index / HEADS.length)
  const byThing = Math.floor(byColour / CHARACTER_COLOURS.length)
  return {
    head: HEADS[index % HEADS.length] ?? 'peak',
    colour: CHARACTER_COLOURS[byColour % CHARACTER_COLOURS.length] ?? 'moss',
    thing: THINGS[byThing % THINGS.length] ?? 'flag',
  }
}

/** As it is stored and sent, for example `lantern-moss-map`. */
export const characterCode = ({ head, colour, thing }: Character): string =>
  `${head}-${colour}-${thing}`

/** null: no such character. */
export function parseCharacter(code: unknown): Character | null {
  if (typeof code !== 'string') return null
  const [head, colour, thing, ...rest] = code.split('-')
  const known = {
    head: HEADS.find((one) => one === head),
    colour: CHARACTER_COLOURS.find((one) => one === colour),
    thing: THINGS.find((one) => one === thing),
  }
  const { head: h, colour: c, thing: t } = known
  return h && c && t && rest.length === 0 ? { head: h, colour: c, thing: t } : null
}

/** The chosen one; else, or where a newer version wrote an unknown one, that of the player's id. */
export const characterOf = (player: { playerId: string; character?: string | undefined }) =>
  parseCharacter(player.character) ?? characterAt(hashText(player.playerId) % COUNT)

/** Another one, whose head differs; `chance` from 0 to 1. */
export function anotherCharacter(before: Character, chance: number): Character {
  const others = Array.from({ length: COUNT }, (_, i) => characterAt(i)).filter(
    ({ head }) => head !== before.head,
  )
  return others[Math.floor(chance * others.length) % others.length] ?? before
}
