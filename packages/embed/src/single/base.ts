import { ownScript } from '../page/own-script'

declare const VERSION: string

// With its version, since a page may have scripts of its own that begin so.
const script = ownScript(`pathquest-${VERSION}`)
/** Where the file came from; its parts lie beside it. */
export const base = new URL('.', script.src)
/** What a policy of the page lets the file in by; its parts come in by the same. */
export const { nonce } = script
