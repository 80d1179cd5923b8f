/**
 * Runs in a page whose browser does not expose its console: records errors from its first call on,
 * which is the driver's first command there, and returns those since the previous call.
 */
export function takeHeard(): string[] {
  const place = globalThis as { __heard?: string[] }
  if (!place.__heard) {
    const heard: string[] = []
    place.__heard = heard
    addEventListener('error', ({ message }) => {
      // Not an error: sizes that changed during a notification are delivered in the next frame.
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
