import { randomUUID } from 'node:crypto'
import { html, inScript, page, Refusal } from '../http/replies'
import { route } from '../http/server'
import type { State } from '../state'
import { document, frameDocument } from './layout'

const ATTRIBUTES = 'Path=/cookies; Max-Age=60; SameSite=None; Secure'

/**
 * Whether this browser gives a framed tool its cookies. Blocking is the browser's doing; the frame
 * here comes from `localhost`, another site than ours, and tries both kinds of cookie.
 */
export const cookieRoutes = (state: State) => [
  route('page', 'GET /cookies', () =>
    page(document({ title: 'Cookies', at: '/cookies', content: content(state) })),
  ),
  route('page', 'GET /cookies/set', () => {
    const value = randomUUID()
    const reply = page(
      frameDocument(
        'Cookies',
        html`<p>One moment …</p><script>location.replace('/cookies/result?value=' + ${inScript(value)})</script>`,
      ),
    )
    reply.headers['set-cookie'] = [
      `plain=${value}; ${ATTRIBUTES}`,
      `partitioned=${value}; ${ATTRIBUTES}; Partitioned`,
    ]
    return reply
  }),
  route('page', 'GET /cookies/result', ({ url, headers }) => {
    const value = url.searchParams.get('value')
    if (!value) throw new Refusal(400, 'invalid_request', 'value is missing')
    const sent = (headers.cookie ?? '').split('; ')
    const came = (name: string) => sent.includes(`${name}=${value}`)
    return page(
      frameDocument('Cookies', result({ plain: came('plain'), partitioned: came('partitioned') })),
    )
  }),
]

const word = (came: boolean) => (came ? 'came back' : 'is missing')

const result = ({
  plain,
  partitioned,
}: {
  plain: boolean
  partitioned: boolean
}) => html`<dl id="cookies" data-plain="${String(plain)}" data-partitioned="${String(partitioned)}">
<div><dt>SameSite=None; Secure</dt><dd>${word(plain)}</dd></div>
<div><dt>SameSite=None; Secure; Partitioned</dt><dd>${word(partitioned)}</dd></div></dl>
<p><strong>${plain ? 'This browser lets third-party cookies through.' : 'This browser blocks third-party cookies.'}</strong></p>`

const content = ({ origin }: State) => html`<h1>Third-party cookies</h1>
<p class="lead">A tool in a frame of the LMS is a third party. Whether its cookies come back is the browser's decision, not ours; this frame of another site finds out.</p>
<iframe class="probe" src="http://localhost:${new URL(origin).port}/cookies/set" title="Cookies of another site"></iframe>
<h2>To have them blocked</h2>
<ul>
<li>Chrome: Settings, Privacy and security, Third-party cookies, Block; or start it with <code>--test-third-party-cookie-phaseout</code></li>
<li>Firefox: Settings, Privacy &amp; Security, Custom, Cookies: all cross-site cookies</li>
<li>Safari blocks them always</li>
</ul>`
