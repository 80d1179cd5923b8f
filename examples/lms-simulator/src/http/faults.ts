import { randomUUID } from 'node:crypto'
import { Refusal } from './replies'

/** What can be broken. */
export const faultyEndpoints = [
  'token',
  'jwks',
  'line_items',
  'line_item',
  'scores',
  'results',
  'members',
  'openid_configuration',
  'registration',
  'authorize',
  'deep_linking_return',
]

/** How it can be broken. */
export const faultKinds: Record<string, string> = {
  400: 'refuses it as malformed',
  401: 'says that the access token is not valid',
  403: 'says that the scope does not suffice',
  404: 'says that it does not exist',
  409: 'says that it conflicts',
  422: 'refuses it as not processable',
  429: 'says "too many requests", with Retry-After',
  500: 'fails inside',
  503: 'is not available',
  timeout: 'never answers',
  cut: 'cuts the connection, nothing is stored',
  lost_reply: 'stores it, then cuts the connection',
  late: 'stores it, then never answers',
  slow: 'answers after delayMs',
  garbage: 'answers 200 with a broken body',
  huge: 'answers 200 with 20 MB',
  redirect: 'redirects elsewhere',
  blocked_keys: 'says that it has not read the tool’s keys, as Moodle behind its HTTP security',
}

export interface Fault {
  endpoint: string
  kind: string
  /** How often; null until it is cleared. */
  times: number | null
  /** So many requests pass first. */
  skip: number
  /** Each n-th request only. */
  every: number
  /** Scores of this user alone. */
  userId: string | null
  retryAfterSeconds: number
  delayMs: number
}

/** A fault as it is asked for. */
export type WantedFault = Partial<Omit<Fault, 'kind'>> & { endpoint: string; kind: string | number }
export type Faults = ReturnType<typeof createFaults>

/** Faults on demand, per endpoint and per count; the first that fits is taken. */
export function createFaults() {
  let faults: (Fault & { id: string; seen: number })[] = []
  return {
    list: () => faults.map((fault) => ({ ...fault })),
    clear: (id?: string) => {
      faults = id ? faults.filter((fault) => fault.id !== id) : []
    },
    add(wanted: WantedFault) {
      const kind = String(wanted.kind)
      if (!faultyEndpoints.includes(wanted.endpoint) || !(kind in faultKinds)) {
        throw new Refusal(400, 'invalid_fault', `${wanted.endpoint} cannot have ${kind}`)
      }
      const defaults = { times: 1, skip: 0, every: 1, userId: null, retryAfterSeconds: 2 }
      const fault = { ...defaults, delayMs: 3000, ...wanted, kind, id: randomUUID(), seen: 0 }
      faults.push(fault)
      return { ...fault }
    },
    take(endpoint: string, body: string) {
      for (const fault of faults) {
        if (fault.endpoint !== endpoint) continue
        if (fault.userId && !body.includes(JSON.stringify(fault.userId))) continue
        fault.seen++
        if (fault.seen <= fault.skip || (fault.seen - fault.skip) % fault.every !== 0) continue
        if (fault.times !== null && --fault.times === 0) {
          faults = faults.filter((other) => other !== fault)
        }
        return { ...fault }
      }
      return undefined
    },
  }
}
