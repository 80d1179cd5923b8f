import { nonce } from './base'

/**
 * Imports a module that is what its hash says, or fails. Its preloading, which knows hashes, puts it
 * where `import()` finds it; browsers without (Safari 16) have it from an element of the module.
 */
export async function importPinned(url: string, integrity: string): Promise<{ default: unknown }> {
  const link = document.createElement('link')
  const element = link.relList.supports('modulepreload') ? link : document.createElement('script')
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
