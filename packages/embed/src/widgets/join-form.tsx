import { mountOf } from '../mount'
import { sheets } from '../sheets/join-form'
import { Entrance } from './Entrance'

/** Game code and name; after joining the game itself stands in its place. */
export const mount = mountOf(Entrance, sheets)
