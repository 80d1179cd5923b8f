export { AnswerShape, type AnswerShapeProps, optionLetter } from './AnswerShape'
export { keyCuts, ridgePath } from './bitting'
export { CareerArt, type CareerArtProps, type MapTint } from './CareerArt'
export { Character, type CharacterOwner, type CharacterProps } from './Character'
export { AvatarSign, CosmeticSign, type CosmeticSignProps, wornTheme } from './Cosmetic'
export {
  CourseGoal,
  CourseStart,
  CourseStop,
  type CourseSymbolProps,
} from './Course'
export { contourPath, hillField } from './contour'
export { Icon, type IconDrawing, type IconProps } from './Icon'
export { Logo, LogoMark, type LogoMarkProps, type LogoProps } from './Logo'
export {
  Bitting,
  type BittingProps,
  bittingDepths,
  CodePlate,
  type CodePlateProps,
  Ridge,
  type RidgeProps,
} from './landscape/Ridge'
export {
  Terrain,
  TerrainLines,
  type TerrainLinesProps,
  type TerrainProps,
} from './landscape/Terrain'
export { PathkeyArt, type PathkeyArtProps } from './Pathkey'
export { StepPicture } from './StepPicture'
