/** No wrong option stands in more questions than this: who has seen it often knows it is wrong. */
export const USES_MAX = 40

/** How often each wrong option was used. */
export class Ledger {
  private readonly uses = new Map<string, number>()

  isFree(option: string): boolean {
    return (this.uses.get(option) ?? 0) < USES_MAX
  }

  add(options: readonly string[]): void {
    for (const option of options) this.uses.set(option, (this.uses.get(option) ?? 0) + 1)
  }
}
