import { Agent, request } from 'node:http'
import { request as requestSecure, Agent as SecureAgent } from 'node:https'

/** What is asked, and how long the whole answer may take. */
export interface Call {
  method?: string
  headers?: Record<string, string>
  body?: string
  timeoutMs: number
}

interface CallAnswer {
  status: number
  text: string
}

/** The rooms close a line after 5 s without a word: ours go before, and none is used as it closes. */
const agent = new Agent({ keepAlive: true, timeout: 4_000 })
const secureAgent = new SecureAgent({ keepAlive: true, timeout: 4_000 })

/**
 * Asks the rooms' process. Not by `fetch`, whose streams and signals are freed by a full collection
 * alone: every join, command and poll is such a call. Rejects when no whole answer came in time.
 */
export function callRooms(
  address: string,
  { method = 'GET', headers, body, timeoutMs }: Call,
): Promise<CallAnswer> {
  return new Promise((done, failed) => {
    const call = address.startsWith('https:')
      ? requestSecure(address, { agent: secureAgent, method, headers })
      : request(address, { agent, method, headers })
    const timer = setTimeout(() => call.destroy(new Error('The rooms are too slow')), timeoutMs)
    const fail = (error: Error) => {
      clearTimeout(timer)
      failed(error)
    }
    call.on('error', fail)
    call.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('error', fail)
      response.once('end', () => {
        clearTimeout(timer)
        done({ status: response.statusCode ?? 0, text })
      })
    })
    call.end(body)
  })
}

/** Where to connect to what listens at `host`: what is open to all is also on loopback. */
export const reachableHost = (host: string): string => (host === '0.0.0.0' ? '127.0.0.1' : host)
