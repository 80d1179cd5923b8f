/**
 * Runs in a page whose browser tells nobody of its console: listens from its first time on, which is
 * when the driver first asks something there, and gives what has been heard since the last.
 */
export function takeHeard(): string[] {
  const place = globalThis as { __heard?: string[] }
  if (!place.__heard) {
    const heard: string[] = []
    place.__heard = heard
    addEventListener('error', ({ message }) => {
      // No error: sizes that changed while they were told are told in the next frame.
      if (!message.startsWith('ResizeObserver loop')) heard.push(message)
    })
    addEventListener('unhandledrejection', ({ reason }) => heard.push(`unhandled: ${reason}`))
    const log = console.error
    console.error = (...said) => {
      heard.push(said.map(String).join(' '))
      log(...said)
    }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      heard.push(`refused: ${effectiveDirective} ${blockedURI}`),
    )
  }
  return place.__heard.splice(0)
}
