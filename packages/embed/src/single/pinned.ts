import { nonce } from './base'

/**
 * Imports a module that is what its hash says, or fails. Its preloading, which knows hashes, puts it
 * where `import()` finds it. That of WebKit (Apple's on every device of theirs) looks at no hash, so
 * there an element of the module does the same; trusted types, which Safari 26 knows, refuse that.
 */
export async function importPinned(url: string, integrity: string): Promise<{ default: unknown }> {
  const element = document.createElement(/^A/.test(navigator.vendor) ? 'script' : 'link')
  try {
    await new Promise((resolve, reject) => {
      Object.assign(element, {
        rel: 'modulepreload',
        type: 'module',
        crossOrigin: 'anonymous',
        nonce,
        integrity,
        href: url,
        src: url,
        onload: resolve,
        onerror: reject,
      })
      document.head.append(element)
    })
  } finally {
    element.remove()
  }
  return import(url)
}
