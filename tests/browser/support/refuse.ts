import type { Person } from './people'

/** Calls of this path are told to wait, until `context.unroute` of the same. */
export const refuse = ({ context }: Person, path: string) =>
  context.route(`**${path}`, (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'rate_limited', status: 429, params: { seconds: 5 } }),
    }),
  )
