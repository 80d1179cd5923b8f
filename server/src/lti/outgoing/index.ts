export { type FetchCause, FetchError } from './fetch-error'
export {
  type FetchAnswer,
  type FetchGuarded,
  type FetchOptions,
  makeFetchGuarded,
} from './fetch-guarded'
export { isPublicAddress } from './public-address'
