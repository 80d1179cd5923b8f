import type { Json } from '@pathquest/core/json'
import type { HostView, PlayerView, ScreenView } from '@pathquest/core/rooms/views'

type View = HostView | PlayerView | ScreenView

/**
 * A mode whose manifest says what is `personal`: these fields are in the view of the player who chose
 * alone, and what the mode sends names no other player.
 */
export class PersonalSearch {
  readonly leaks: string[] = []
  readonly #seen = new Set<string>()

  constructor(
    private readonly fields: readonly string[],
    /** Ids and names of all players. */
    private readonly players: () => readonly { id: string; name: string }[],
  ) {}

  hears(name: string, view: View) {
    const isOver = view.game.status === 'completed'
    // The host may know who is through with a game for oneself.
    const text = JSON.stringify(view.own ?? null, (key, value) =>
      view.role === 'host' && key === 'doneBy' ? undefined : value,
    )
    const own = view.role === 'player' ? view.you.playerId : null
    for (const player of this.players()) {
      if (player.id === own) continue
      const isNamed = text.includes(`"${player.id}"`) || text.includes(`"${player.name}"`)
      if (isNamed) this.leaks.push(`${player.name} is named in what ${name} sees`)
    }
    for (const field of this.fields) {
      const count = text.split(`"${field}":`).length - 1
      // Their own, once; at the end everybody gets the same.
      const most = own === null || isOver ? 0 : 1
      if (count > most) this.leaks.push(`${field} of others is sent to ${name}`)
      if (count === 1 && most === 1 && fieldIn(view.own, field) != null) this.#seen.add(field)
    }
  }

  /** What was in nobody's own view either: the search would not work. */
  unseen() {
    return this.fields.filter((field) => !this.#seen.has(field)).map((field) => `no own ${field}`)
  }
}

/** Of the first field of that name. */
function fieldIn(json: Json | null, field: string): Json | undefined {
  if (json === null || typeof json !== 'object') return undefined
  if (!Array.isArray(json) && json[field] !== undefined) return json[field]
  for (const part of Object.values(json)) {
    const found = fieldIn(part as Json, field)
    if (found !== undefined) return found
  }
  return undefined
}
