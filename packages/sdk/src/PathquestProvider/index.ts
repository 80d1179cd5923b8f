export { useApi } from './api-context'
export { PathquestProvider, type PathquestProviderProps } from './PathquestProvider'
