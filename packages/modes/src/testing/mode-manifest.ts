import type { Manifest } from '@pathquest/core/modes/manifest'
import { readSettings } from '@pathquest/core/modes/settings'
import { CHARACTER_MOVE } from '@pathquest/core/players/character'
import { STEP_MOVE } from '@pathquest/core/rooms/second-step'
import { must } from '@pathquest/core/testing/contract-check'
import { gameMode } from '../game-rules'
import { MODE_TEXTS_EN } from '../registry/texts.en'
import { MODE_TEXTS_ES } from '../registry/texts.es'

/** A mode's static metadata. */

/** Moves that the room carries out itself, whatever the mode. */
const ROOM_MOVES = ['start', 'advance', 'end', STEP_MOVE, CHARACTER_MOVE]

export function manifestHolds(id: string): void {
  const { manifest, migrate } = gameMode(id)
  must(manifest.id === id, `is listed as ${id} and named ${manifest.id}`)
  must(manifest.offers.length > 0, 'is offered to nobody')
  must(manifest.minPlayers >= 1, 'can be played by nobody')
  must(!manifest.offers.includes('solo') || manifest.minPlayers === 1, 'needs company alone')
  must(
    manifest.lasts.minutes > 0 && growsWith(manifest),
    'lasts by neither questions nor a setting that is a number',
  )
  must(
    (manifest.bestFrom ?? manifest.minPlayers) >= manifest.minPlayers,
    'is at its best with too few players',
  )
  must(readSettings(manifest, {}).ok, 'a default does not fit its own setting')
  for (const [name, fields] of Object.entries(manifest.moves)) {
    must(!ROOM_MOVES.includes(name), `the move ${name} is the room's`)
    must(Object.keys(fields).length <= 8, `${name} has more than eight fields`)
    must(typeof gameMode(id).moves[name] === 'function', `there is no rule for ${name}`)
    const isAnswer = Object.values(fields).some(({ kind }) => kind === 'answer')
    for (const [field, of] of Object.entries(fields)) {
      if (!isAnswer || of.kind === 'answer' || of.kind === 'question') continue
      must('default' in of, `${name} cannot be sent without ${field}: it has no default`)
    }
  }
  const steps = Array.from({ length: manifest.stateVersion - 1 }, (_, i) => migrate?.[i + 1])
  must(!steps.includes(undefined), 'a step from an older state version is missing')
}

/** Dealt games have no number of questions that anybody chooses. */
function growsWith({ lasts: { per }, settings, material }: Manifest): boolean {
  if (per === undefined) return true
  return per === 'questions'
    ? material === undefined && !Object.hasOwn(settings, 'questions')
    : settings[per]?.kind === 'int'
}

export function textsAreThere(id: string): void {
  const { settings }: Manifest = gameMode(id).manifest
  const needed = Object.entries(settings).flatMap(([name, field]) => [
    `setting.${name}`,
    ...(field.kind === 'choice' ? field.of.map((value) => `setting.${name}.${value}`) : []),
  ])
  const [en, es] = [MODE_TEXTS_EN[id] ?? {}, MODE_TEXTS_ES[id] ?? {}]
  for (const key of ['name', 'note', ...needed]) {
    must(key in en && key in es, `the text ${key} is missing`)
  }
  must(Object.keys(en).sort().join() === Object.keys(es).sort().join(), 'the languages differ')
}

export function readsSettings(id: string): void {
  const { manifest } = gameMode(id)
  for (const empty of [undefined, null, {}]) {
    must(readSettings(manifest, empty).ok, 'empty settings are refused')
  }
  for (const odd of [{ nonsense: true }, 'words', 7, [1]]) {
    must(!readSettings(manifest, odd).ok, `${JSON.stringify(odd)} is taken for settings`)
  }
}
