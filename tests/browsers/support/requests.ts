import type { Page } from '../driver/page'

/** Calls the API as the user signed in on this page; resolves to the response body, if any. */
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

/** The version for the user signed in here. */
export async function profileId(page: Page): Promise<string> {
  const { user } = await request<{ user: { profileId: string } }>(page, 'GET', '/api/session')
  return user.profileId
}
