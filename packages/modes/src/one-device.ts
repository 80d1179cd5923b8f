import type { Json } from '@pathquest/core/json'
import type { Manifest } from '@pathquest/core/modes/manifest'
import { isMarkedBy } from '@pathquest/core/modes/marks'
import { hasDocumentedFields } from '@pathquest/core/questions/documented-fields'
import { CORNERS, type OneDeviceAnswers } from '@pathquest/core/rooms/game-choices'
import { findForm } from '@pathquest/kinds/catalogue'
import { KIND_FORMS } from '@pathquest/kinds/registry/forms'
import { takesKind } from './catalogue'

/**
 * Whether a class can play a mode without phones, in this way: its manifest says what a host marks.
 */
export const playsOnOneDevice = (
  { offers, marks = {} }: Manifest,
  way: OneDeviceAnswers,
): boolean => offers.includes('class') && Object.values(marks).some((mark) => isMarkedBy(mark, way))

/** The mode as it can be played so: with kinds that a class can answer with its hands. */
export const onOneDevice = (manifest: Manifest, answers: OneDeviceAnswers): Manifest =>
  answers === 'teams'
    ? manifest
    : {
        ...manifest,
        kinds: Object.keys(KIND_FORMS).filter(
          (kind) => takesKind(manifest, kind) && findForm(kind)?.choices !== undefined,
        ),
      }

/** Settings that are asked for without phones: no clock runs. */
export const settingsOnOneDevice = ({ settings }: Manifest): string[] =>
  Object.entries(settings).flatMap(([name, field]) =>
    field.kind === 'int' && field.unit === 's' ? [] : [name],
  )

interface Answerable {
  kind: string
  options?: unknown
  shape?: unknown
}

/** What a class can choose from with its hands; none: an answer is not one of a few. */
export const choicesOf = ({ kind, options, shape }: Answerable): Json[] =>
  findForm(kind)?.choices?.(hasDocumentedFields(kind) ? options : shape) ?? []

/** A show of hands needs choices, corners four of them at most; teams can give any answer. */
export function takesAnswers(answers: OneDeviceAnswers, question: Answerable): boolean {
  if (answers === 'teams') return true
  const choices = choicesOf(question).length
  return choices > 0 && (answers === 'hands' || choices <= CORNERS)
}
