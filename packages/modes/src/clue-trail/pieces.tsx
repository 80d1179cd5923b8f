import type { RoundPieces } from '../pieces'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

export { how } from './how'
export { Player } from './player'
export { Results } from './Results'
export { Host, Screen } from './watched'
export const texts = { en, es }

/** Its stages are its own; a step of the host leads on as in every mode of rounds. */
export const round: RoundPieces = {}
