/** What a lobby is drawn with: a chunk of its own, which is loaded with the lobby. */
export { Ridge } from './Ridge'
export { Terrain } from './Terrain'
