import type { CrewChoice } from '@pathquest/core/rooms/lobby-crews'
import { lobby, type Play } from '@pathquest/modes/testing/play'
import { modeStories, type SeenMeta, STORY_CLASS, type Story, seen } from '../support/SeenGame'

/** A lobby in which some have a team. */
function gathered(crews: CrewChoice, placed: readonly number[] = [1, 1, 1, 2, 3]): Play {
  const modeSettings = { teamCount: 3, crews }
  const game = lobby({ mode: 'team_challenge', players: STORY_CLASS, modeSettings })
  for (const [i, crew] of placed.entries()) {
    game.host('crew', { playerId: STORY_CLASS[i] ?? '', crew })
  }
  return game
}
const dealt = () => gathered('chance', []).host('deal_crews')

export default {
  ...modeStories,
  title: 'Modes/Teams in the lobby',
  args: { by: 'player', played: () => gathered('players') },
} satisfies SeenMeta

export const PlayersChoose: Story = {}
export const WithoutTeam: Story = seen('player', () => gathered('players'), 'Hugo')
export const HostChooses: Story = seen('player', () => gathered('host'))
export const ByChance: Story = seen('player', () => gathered('chance', []))
export const HostOfPlayers: Story = seen('host', () => gathered('players'))
export const HostOfChance: Story = seen('host', () => gathered('chance', []))
export const Screen: Story = seen('screen', () => gathered('players'))
export const ScreenDealt: Story = seen('screen', dealt)
