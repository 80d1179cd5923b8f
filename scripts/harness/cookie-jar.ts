/** The cookies of one browser for one host. */
export class CookieJar {
  #cookies = new Map<string, string>()

  /** Stores cookies set by a response, and deletes expired ones. */
  take(answer: Response) {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/;\s*max-age=0/i.test(line)) this.#cookies.delete(pair.slice(0, at))
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }

  /** The request header; empty if there are no cookies. */
  get header() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
