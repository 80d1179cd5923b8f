import { readMaxPlayers } from '@pathquest/core/accounts/forms'
import type { CreateGame } from '@pathquest/core/contracts'
import type { CommonSetting } from '@pathquest/core/modes/manifest'
import { findManifest } from '@pathquest/modes/catalogue'
import { oneDeviceOf, withTeamNames } from './devices-form'
import { asksFor, EMPTY_HOST_FORM, type HostForm, hasCountdown, needsSet } from './host-form'
import { partOfRequest } from './part-of-set'

/**
 * The request of a valid form. A solo game is private, without late join, at the player's pace.
 * Settings that the mode does not support stay at their default, whatever was set for an earlier
 * mode.
 */
export function toCreateGame(
  form: HostForm,
  language: 'en' | 'es' = 'en',
  manifest = findManifest(form.gameMode),
): CreateGame {
  const solo = form.sessionType === 'solo'
  const { gameMode, modeSettings } = form
  const { order, ...played } = needsSet(form) ? ofSet(form) : ofCareers(form, language)
  const asked = <Name extends keyof HostForm>(setting: CommonSetting, name: Name) =>
    asksFor(form, setting, manifest) ? form[name] : EMPTY_HOST_FORM[name]
  const timeStretch = asked('time', 'timeStretch')
  const oneDevice = oneDeviceOf(form)
  if (solo)
    return {
      ...played,
      gameMode,
      sessionType: 'solo',
      maxPlayers: 1,
      isPublic: false,
      allowLateJoin: false,
      settings: { progressionControl: 'auto', ...order, timeStretch, modeSettings },
    }
  return {
    ...played,
    ...(form.classId !== null && { classId: form.classId }),
    gameMode,
    sessionType: 'multiplayer',
    maxPlayers: readMaxPlayers(form.maxPlayers),
    isPublic: form.isPublic,
    allowLateJoin: asked('lateJoin', 'allowLateJoin'),
    settings: {
      progressionControl: asked('progression', 'progressionControl'),
      ...order,
      approveNames: form.approveNames,
      resultSeconds: asked('progression', 'resultSeconds'),
      showResultAtOnce: asked('revealAtOnce', 'showResultAtOnce'),
      countdown: form.countdown && hasCountdown(form, manifest),
      ...(form.tapToAnswer !== null && { tapToAnswer: form.tapToAnswer }),
      runAlone: asked('runAlone', 'runAlone'),
      timeStretch,
      modeSettings,
      ...(oneDevice && { oneDevice: withTeamNames(oneDevice, language) }),
    },
  }
}

function ofSet(form: HostForm) {
  const { questionSet, shuffleQuestions, shuffleOptions } = form
  const { businessDriver, ...part } = partOfRequest(form)
  const order = { businessDriver, shuffleQuestions, shuffleOptions }
  return { questionSetId: questionSet?.id ?? '', ...part, order }
}

const ofCareers = ({ industry }: HostForm, language: 'en' | 'es') => ({
  deck: { ...(industry !== '' && { industry }), language },
  order: {},
})
