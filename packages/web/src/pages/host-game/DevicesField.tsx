import { HANDS_MAX, HANDS_MIN, TEAMS_MAX, TEAMS_MIN } from '@pathquest/core/rooms/game-choices'
import { RadioCards, TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { hostGameMessages } from '../../messages/en/host-game'
import type { HostFieldsProps } from './FilterFields'

export interface DevicesFieldProps extends HostFieldsProps {
  /** The number of students or teams is none that can be played with. */
  isWrong?: boolean
}

/** By whose devices a class answers: everybody's own, or only the teacher's. */
export function DevicesField({ form, onChange, isWrong }: DevicesFieldProps) {
  const t = useMessages(hostGameMessages)
  const isByTeams = form.answers === 'teams'
  const [min, max] = isByTeams ? [TEAMS_MIN, TEAMS_MAX] : [HANDS_MIN, HANDS_MAX]
  const range = t('hostGame.between', { min, max })
  return (
    <>
      <RadioCards
        legend={t('hostGame.answers')}
        minWidth={180}
        value={form.answers}
        onChange={(answers) => onChange({ answers })}
        options={[
          {
            value: 'devices',
            label: t('hostGame.byDevices'),
            note: t('hostGame.byDevicesNote'),
          },
          { value: 'hands', label: t('hostGame.byHands'), note: t('hostGame.byHandsNote') },
          { value: 'corners', label: t('hostGame.byCorners'), note: t('hostGame.byCornersNote') },
          { value: 'teams', label: t('hostGame.byTeams'), note: t('hostGame.byTeamsNote') },
        ]}
      />
      {form.answers !== 'devices' && (
        <TextField
          label={t(isByTeams ? 'hostGame.teams' : 'hostGame.students')}
          hint={range}
          error={isWrong ? range : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={isByTeams ? form.teams : form.students}
          onChange={(count) => onChange(isByTeams ? { teams: count } : { students: count })}
        />
      )}
    </>
  )
}
