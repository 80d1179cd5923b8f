import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { RoundPieces, StepPieceProps } from '../pieces'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { CLUES } from './trail'
import type { ClassTrail } from './views'

export { how } from './how'
export { Player } from './player'
export { Results } from './Results'
export { Host, Screen } from './watched'
export const texts = { en, es }

/** While the trail is open, a step of the host opens one clue more, then shows the career. */
function HostStep({ view: { stage }, modeView, children }: StepPieceProps) {
  const t = useTexts(en, es)
  const { clues } = modeView as unknown as ClassTrail
  if (stage.name === 'result') return stage.isLast ? children : t('step.result')
  return t(clues.length < CLUES ? 'step.clue' : 'step.last')
}

/** Its stages are its own; a step of the host leads on as in every mode of rounds. */
export const round: RoundPieces = { HostStep }
