/** What lies behind and below a pine banner, as one part that is drawn after the first paint. */
export { Ridge } from './Ridge'
export { Terrain } from './Terrain'
