import { scriptBase } from '../page/script-base'

/** Where the file came from; its parts lie beside it. */
export const base = scriptBase('pathquest-')
/** What a policy of the page lets it in by; its parts come in by the same. */
export const nonce = document.currentScript?.nonce ?? ''
