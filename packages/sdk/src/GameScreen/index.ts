export { GameScreen, type GameScreenProps } from './GameScreen'
export { GameScreenView, type GameScreenViewProps, type ScreenSlots } from './GameScreenView'
