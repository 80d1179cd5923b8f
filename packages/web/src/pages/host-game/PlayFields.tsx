import { GAME_MODE_IDS, TEAMS_MAX, TEAMS_MIN } from '@pathquest/game-core/constants'
import { useMessages } from '@pathquest/sdk/messages'
import { RadioCards, Select } from '@pathquest/sdk/ui'
import { hostGameMessages } from '../../messages/en-host-game'
import type { HostFieldsProps } from './FilterFields'

const MODE_TEXTS = {
  career_quest: ['hostGame.careerQuest', 'hostGame.careerQuestNote'],
  speed_run: ['hostGame.speedRun', 'hostGame.speedRunNote'],
  team_challenge: ['hostGame.teamChallenge', 'hostGame.teamChallengeNote'],
} as const

const TEAM_COUNTS = Array.from({ length: TEAMS_MAX - TEAMS_MIN + 1 }, (_, i) => TEAMS_MIN + i)

/** Session type and game mode; teams need more than one player. */
export function PlayFields({ form, onChange }: HostFieldsProps) {
  const t = useMessages(hostGameMessages)
  const modes = GAME_MODE_IDS.filter(
    (mode) => form.sessionType !== 'solo' || mode !== 'team_challenge',
  )
  return (
    <div className="pq-stack">
      <RadioCards
        legend={t('hostGame.sessionType')}
        minWidth={180}
        value={form.sessionType}
        onChange={(sessionType) => onChange({ sessionType })}
        options={[
          {
            value: 'multiplayer',
            label: t('hostGame.multiplayer'),
            note: t('hostGame.multiplayerNote'),
          },
          { value: 'solo', label: t('hostGame.solo'), note: t('hostGame.soloNote') },
        ]}
      />
      <RadioCards
        legend={t('hostGame.gameMode')}
        minWidth={400}
        value={form.gameMode}
        onChange={(gameMode) => onChange({ gameMode })}
        options={modes.map((value) => ({
          value,
          label: t(MODE_TEXTS[value][0]),
          note: t(MODE_TEXTS[value][1]),
        }))}
      />
      {form.gameMode === 'team_challenge' && (
        <Select
          label={t('hostGame.teamCount')}
          value={String(form.teamCount)}
          onChange={(count) => onChange({ teamCount: Number(count) })}
          options={TEAM_COUNTS.map((count) => ({
            value: String(count),
            label: t('hostGame.teamCountOption', { count }),
          }))}
        />
      )}
    </div>
  )
}
