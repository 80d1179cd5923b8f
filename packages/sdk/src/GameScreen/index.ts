export { GameScreen, type GameScreenProps } from './GameScreen'
export { GameScreenView } from './GameScreenView'
export type { GameScreenViewProps, ScreenSlots } from './ScreenFrame'
