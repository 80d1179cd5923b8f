interface Writing {
  writer: string
  text: string
  isWithHost: boolean
  isLetThrough: boolean
  /** By others. */
  isSeen: boolean
}

/** What players have written: for the host alone, who may let the reasons of a poll through. */
export class Writings {
  readonly #all = new Map<string, Writing>()

  add(writer: string, text: string) {
    const isNew = { isWithHost: false, isLetThrough: false, isSeen: false }
    if (!this.#all.has(text)) this.#all.set(text, { writer, text, ...isNew })
  }

  letThrough(text: string) {
    const one = this.#all.get(text)
    if (!one) throw new Error(`Nobody has written "${text}"`)
    one.isLetThrough = true
  }

  /** A message to somebody else but the host. */
  search(name: string, read: string) {
    const found = [...this.#all.values()].filter(
      ({ writer, text }) => writer !== name && read.includes(text),
    )
    for (const one of found) one.isSeen = true
    return found
      .filter(({ isLetThrough }) => !isLetThrough)
      .map(({ writer }) => `what ${writer} wrote is sent to ${name}`)
  }

  atHost(read: string) {
    for (const one of this.#all.values()) one.isWithHost ||= read.includes(one.text)
  }

  /** What did not come to where it belongs: the search would not find it elsewhere either. */
  unseen() {
    return [...this.#all.values()]
      .filter(({ isWithHost, isLetThrough, isSeen }) => !isWithHost || (isLetThrough && !isSeen))
      .map(({ text }) => `nobody got "${text}"`)
  }
}
