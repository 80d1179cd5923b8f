import { light as sheet } from '@pathquest/sdk/styles/widgets/join-form.css'
import { Entrance } from '../Entrance'
import { mountOf } from '../mount'
import { bring } from '../sheets'

bring('join-form', sheet)
/** Game code and name; after joining the game itself stands in its place. */
export const mount = mountOf(Entrance, 'join-form')
export { Entrance }
