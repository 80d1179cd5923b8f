import { must, origin } from './browser'
import type { HostedGame } from './games'

/** A player without a page, who makes up the number of a class. */
export interface ApiPlayer {
  move(type: string, fields: Readonly<Record<string, unknown>>): Promise<void>
}

const post = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

export async function joinByApi({ id, code }: HostedGame, displayName: string): Promise<ApiPlayer> {
  const { seatToken } = await post('/api/games/join', { gameCode: code, displayName })
  const headers = { authorization: `Bearer ${must(seatToken as string | undefined)}` }
  let made = 0
  return {
    async move(type, fields) {
      made += 1
      const body = { id: `${displayName}-${made}`, move: { type, ...fields } }
      await post(`/api/games/${id}/moves`, body, headers)
    },
  }
}
