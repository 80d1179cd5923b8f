import nodemailer from 'nodemailer'
import type { StoredMail } from './store'

type Letter = Pick<StoredMail, 'toAddress' | 'subject' | 'text' | 'html'>

const CONNECT_MS = 10_000
const ANSWER_MS = 30_000

/** The way out. */
export interface Transport {
  send: (mail: Letter) => Promise<void>
  close: () => void
}

/**
 * A mail server by its URL: `smtps://` is TLS from the start; `smtp://` goes over to TLS, and has to
 * where the server is not on this machine, unless the URL says `?requireTLS=false`.
 */
export function smtpTransport(smtpUrl: string, from: string): Transport {
  const url = new URL(smtpUrl)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host)
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections: 2,
    host,
    port: url.port ? Number(url.port) : undefined,
    secure: url.protocol === 'smtps:',
    requireTLS: !isHere && url.searchParams.get('requireTLS') !== 'false',
    auth: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : undefined,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ toAddress, subject, text, html }) => {
      await transport.sendMail({ from, to: { name: '', address: toAddress }, subject, text, html })
    },
    close: () => transport.close(),
  }
}

/** Whether the server refused this mail itself, and would again: an unknown mailbox, for example. */
export function isPermanentRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}
