// A minimal browser for launches: cookies, redirects, and self-submitting forms.
import { CookieJar } from './cookie-jar'

const mostSteps = 12
const timeoutMs = 20_000

/** Decodes the text of an attribute. */
export const plainText = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)
  return found && plainText(found[1] ?? found[2] ?? '')
}

/** The first form of a page: its action and fields. */
function formOf(html: string) {
  const [found, tag = ''] = /(<form\b[^>]*>)[\s\S]*?<\/form>/i.exec(html) ?? []
  if (!found) return undefined
  const fields: Record<string, string> = {}
  for (const [input] of found.matchAll(/<input\b[^>]*>/gi)) {
    const name = attribute(input, 'name')
    if (name) fields[name] = attribute(input, 'value') ?? ''
  }
  return { action: attribute(tag, 'action') ?? '', fields }
}

/** Options of an API call of the app. */
export interface Call {
  body?: object
  /** Bearer token. */
  token?: string
}

/** A person's browser, with separate cookies. */
export class FormBrowser {
  #jars = new Map<string, CookieJar>()
  requests = 0

  /**
   * Posts the form and follows redirects and forms; resolves to the final URL, with its fragment.
   */
  async post(address: string, fields: Record<string, string>) {
    let url = address
    let body: Record<string, string> | undefined = fields
    for (let step = 0; step < mostSteps; step++) {
      const answer = await this.#ask(body ? 'POST' : 'GET', url, body && new URLSearchParams(body))
      const location = answer.headers.get('location')
      if (location) {
        await answer.body?.cancel()
        url = new URL(location, url).href
        body = undefined
        if (new URL(url).hash) return url
        continue
      }
      const html = await answer.text()
      const form = answer.ok ? formOf(html) : undefined
      if (!form) throw new Error(`${new URL(url).pathname} answered ${answer.status}`)
      url = new URL(form.action, url).href
      body = form.fields
    }
    throw new Error('The launch is a redirect loop')
  }

  /** An API call of the opened app. */
  async json<T>(method: string, url: string, { body, token }: Call = {}): Promise<T> {
    const answer = await this.#ask(method, url, body && JSON.stringify(body), {
      origin: new URL(url).origin,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    })
    if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status}`)
    return (await answer.json()) as T
  }

  async #ask(
    method: string,
    url: string,
    body?: string | URLSearchParams,
    headers: Record<string, string> = {},
  ) {
    this.requests++
    const { hostname } = new URL(url)
    const jar = this.#jars.get(hostname) ?? new CookieJar()
    this.#jars.set(hostname, jar)
    const cookie = jar.header
    const answer = await fetch(url, {
      method,
      body,
      redirect: 'manual',
      headers: { accept: 'text/html, */*', ...headers, ...(cookie ? { cookie } : {}) },
      signal: AbortSignal.timeout(timeoutMs),
    })
    jar.take(answer)
    return answer
  }
}
