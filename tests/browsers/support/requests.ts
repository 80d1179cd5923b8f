import type { Page } from '../driver/page'

/** Asks the API as whoever is signed in on this page; what it answers, where it answers anything. */
export async function request<Answer>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  data?: unknown,
): Promise<Answer> {
  const { status, text } = await page.evaluate(
    async (method: string, path: string, body: string | null) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(path, { method, headers, body })
      return { status: answer.status, text: await answer.text() }
    },
    method,
    path,
    data === undefined ? null : JSON.stringify(data),
  )
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`)
  return (text ? JSON.parse(text) : null) as Answer
}

/** As it counts for whoever is signed in here. */
export async function profileId(page: Page): Promise<string> {
  const { user } = await request<{ user: { profileId: string } }>(page, 'GET', '/api/session')
  return user.profileId
}
