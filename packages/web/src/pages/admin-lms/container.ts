/** How Moodle should open us: over http no browser keeps a cookie in a frame, this machine apart. */
export function containerFor(launchUrl: string): 'embed' | 'window' {
  const { protocol, hostname } = new URL(launchUrl)
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  return protocol === 'http:' && !isLoopback ? 'window' : 'embed'
}
