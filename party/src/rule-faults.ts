/** A fault that this many different players meet is the game's, not one player's. */
const PLAYERS_MIN = 2

/**
 * Faults of the rules in one game. A fault that only one player meets costs that player a move or a
 * view. One that two players meet, the only player meets, or no player in particular, ends the
 * game.
 */
export class RuleFaults {
  private readonly logged = new Set<string>()
  private readonly players = new Set<string>()

  constructor(private readonly room: string) {}

  /** Each kind is logged once. */
  log(where: string, error: unknown): void {
    if (this.logged.has(where)) return
    this.logged.add(where)
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    console.error(JSON.stringify({ event: 'rule_failed', room: this.room, where, reason }))
  }

  /**
   * True: the game cannot go on. `by`: the player who met it, and how many play; null: no player in
   * particular.
   */
  add(where: string, error: unknown, by: { playerId: string; of: number } | null): boolean {
    this.log(where, error)
    if (by === null) return true
    this.players.add(by.playerId)
    return this.players.size >= Math.min(PLAYERS_MIN, by.of)
  }
}
