export { HostGame, type HostGameProps } from './HostGame'
export { HostGameView } from './HostGameView'
export type { HostActions, HostGameViewProps, HostSlots } from './host-props'
