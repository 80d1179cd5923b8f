export { CareerArt } from '../art/CareerArt'
export { PathkeyArt } from '../art/Pathkey'
