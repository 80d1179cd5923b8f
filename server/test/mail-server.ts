import { createServer, type Socket } from 'node:net'
import { freePort } from './free-port'

export interface ReceivedMail {
  from: string
  to: string
  /** Headers and body as they came. */
  raw: string
}

/** A small SMTP server: takes mails, or answers what the test wants it to. */
export async function startMailServer() {
  const received: ReceivedMail[] = []
  let answer: { command: string; reply: string } | undefined
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)))
    const say = (line: string) => socket.write(`${line}\r\n`)
    let mail = { from: '', to: '', raw: '' }
    let isData = false
    let pending = ''
    say('220 test')
    const take = (line: string) => {
      if (isData) {
        if (line !== '.') {
          mail.raw += `${line}\n`
          return
        }
        isData = false
        received.push(mail)
        mail = { from: '', to: '', raw: '' }
        return say('250 kept')
      }
      const command = line.split(/[ :]/)[0]?.toUpperCase() ?? ''
      if (answer?.command === command) return say(answer.reply)
      if (command === 'MAIL') mail.from = /<(.*)>/.exec(line)?.[1] ?? ''
      if (command === 'RCPT') mail.to = /<(.*)>/.exec(line)?.[1] ?? ''
      isData = command === 'DATA'
      say(isData ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 fine')
    }
    socket.on('data', (chunk) => {
      const lines = (pending + chunk).split('\r\n')
      pending = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
    socket.on('error', () => {})
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** From now on this command gets this answer; without one everything is taken. */
    answerWith: (next?: { command: string; reply: string }) => {
      answer = next
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
