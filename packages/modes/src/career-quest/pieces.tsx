import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

export { how } from './how'
export const texts = { en, es }
