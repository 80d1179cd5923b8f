import type { Person } from './people'

/** Calls of this path get 429, until `context.unroute` of the same path. */
export const refuse = ({ context }: Person, path: string) =>
  context.route(`**${path}`, (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'rate_limited', status: 429, params: { seconds: 5 } }),
    }),
  )
