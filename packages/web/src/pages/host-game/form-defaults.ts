import type { HostDefaults } from '@pathquest/core/contracts'
import { changeHostForm, EMPTY_HOST_FORM, type HostForm } from './host-form'

/** The form as it starts: the latest choice, else the documents' defaults and a set that fits. */
export function formFrom({ set, game }: HostDefaults, wishedMode: string | null = null): HostForm {
  const form = {
    ...EMPTY_HOST_FORM,
    ...(set ? { wantedSetId: set.id } : {}),
    ...(game ? lastTime(game) : {}),
  }
  return wishedMode === null ? form : changeHostForm(form, { gameMode: wishedMode })
}

function lastTime({
  gameMode,
  maxPlayers,
  isPublic,
  allowLateJoin,
  settings,
  questionIds,
  firstQuestions,
}: NonNullable<HostDefaults['game']>): Partial<HostForm> {
  return {
    gameMode,
    modeSettings: settings.modeSettings,
    maxPlayers: String(maxPlayers),
    isPublic,
    allowLateJoin,
    approveNames: settings.approveNames,
    progressionControl: settings.progressionControl,
    resultSeconds: settings.resultSeconds,
    showResultAtOnce: settings.showResultAtOnce,
    runAlone: settings.runAlone,
    timeStretch: settings.timeStretch,
    shuffleQuestions: settings.shuffleQuestions,
    shuffleOptions: settings.shuffleOptions,
    ...(questionIds
      ? { part: 'picked', pickedIds: questionIds }
      : firstQuestions
        ? { part: 'first', firstQuestions: String(firstQuestions) }
        : settings.businessDriver
          ? { part: 'driver', businessDriver: settings.businessDriver }
          : {}),
  }
}
