import type { RoundPieces, StepPieceProps } from '../pieces'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { useDecoyWords } from './use-decoy-words'
import type { ClassView } from './views'

export { how } from './how'
export { Player } from './player'
export { Results } from './Results'
export { Host, Screen } from './watched'
export const texts = { en, es }

/** A step of the host ends what is on: the laying, then the walk. */
function HostStep({ modeView, children }: StepPieceProps) {
  const { t } = useDecoyWords()
  const { stage } = modeView as unknown as ClassView
  if (stage === 'told') return children
  return t(stage === 'lay' ? 'step.walk' : 'step.told')
}

/** Its stages are its own; a step of the host leads on as in every mode of rounds. */
export const round: RoundPieces = { HostStep }
