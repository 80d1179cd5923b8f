/** What names are drawn with: a chunk of its own, which is loaded with the first name. */
export { Character } from './Character'
export { wornTheme } from './Cosmetic'
