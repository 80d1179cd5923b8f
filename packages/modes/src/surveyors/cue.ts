import type { HostView } from '@pathquest/core/rooms/views'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { WatchPieceProps } from '../pieces'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { LandView } from './views'

/** What the teacher may say now: of the land of the teams. */
export function HostCue({ modeView }: WatchPieceProps<HostView>) {
  const t = useTexts(en, es)
  const { phase, last, teams } = modeView as unknown as LandView
  if (phase) return t('cue.ask')
  if (last && last.contested.length > 0) return t('cue.contested')
  const lands = teams.map(({ land }) => land)
  const holding = (land: number) => teams.filter((team) => team.land === land)
  const [leader, ...level] = holding(Math.max(...lands))
  const [behind, ...others] = holding(Math.min(...lands))
  if (!leader || !behind || leader.land === behind.land) return t('cue.level')
  if (last && level.length === 0) return t('cue.lead', { number: leader.number })
  return others.length === 0 ? t('cue.behind', { number: behind.number }) : t('cue.level')
}
