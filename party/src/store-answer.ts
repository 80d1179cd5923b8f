import type { StoreAnswer } from '@pathquest/core/contracts'
import { verifyCall } from '@pathquest/core/rooms/signing'

let disk: StoreAnswer['disk'] = 'ok'

/** What the server that started this process has just seen of its disk. */
export function noteDisk(seen: string | null): void {
  if (seen === 'ok' || seen === 'low' || seen === 'full') disk = seen
}

/** Tells an API server, by its signature, which store these rooms are. */
export async function answerStore(
  env: Record<string, unknown>,
  request: Request,
): Promise<Response> {
  const variable = (name: string) => String(env[`pkvar-${name}`] ?? '')
  const call = { method: request.method, path: '/__store', body: '' }
  const header = (name: string) => request.headers.get(name)
  const isSigned = await verifyCall(variable('ROOM_SECRET'), call, header, Date.now())
  if (!isSigned) return new Response('signature', { status: 401 })
  const [id, place] = [variable('STORE_ID'), variable('STORE_PLACE')]
  return Response.json({ version: 1, id, place, disk } satisfies StoreAnswer)
}
