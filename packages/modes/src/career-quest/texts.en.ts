import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Career quest',
  note: 'Every right answer scores its points.',
  'how.1': 'Read the question and choose your answer.',
  'how.2': 'Every right answer earns its points. Take your time.',
  'how.3': 'Whoever has the most points at the end stands on top.',
  'cue.read': 'Nobody has answered yet: give everybody time to read.',
  'cue.wait': {
    one: 'One is still thinking: there is no hurry here.',
    other: '{count} are still thinking: there is no hurry here.',
  },
  'cue.most': 'Most had it: ask somebody to say why it is so.',
  'cue.same': {
    one: 'One chose something else: ask what speaks for it.',
    other: '{count} chose the same other answer: ask what speaks for it.',
  },
  'cue.mixed': 'Answers went apart: let neighbours explain theirs to each other.',
} as const satisfies ModeTexts
