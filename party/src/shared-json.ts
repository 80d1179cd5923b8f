/**
 * JSON of messages that share parts: header, roster and leaderboard of one moment are the same
 * objects in the views of all recipients, and each is serialised once. The output equals that of
 * `JSON.stringify`. Use one instance per moment: what it has serialised must not change in between.
 */
export class SharedJson {
  private readonly written = new Map<object, string>()

  /** A message, the members of its view, and rows of lists in them are looked up one by one. */
  message<Message extends { view: object }>(
    { view, ...rest }: Message,
    viewText = this.view(view),
  ): string {
    return `${JSON.stringify(rest).slice(0, -1)},"view":${viewText}}`
  }

  view(view: object): string {
    const texts: string[] = []
    for (const [name, value] of Object.entries(view)) {
      if (value !== undefined) texts.push(`"${name}":${this.part(value)}`)
    }
    return `{${texts.join(',')}}`
  }

  private part(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const known = this.written.get(value)
    if (known !== undefined) return known
    const text = Array.isArray(value)
      ? `[${value.map((row) => this.part(row)).join(',')}]`
      : JSON.stringify(value)
    this.written.set(value, text)
    return text
  }
}
