import type { ModeTexts } from '@pathquest/core/modes/manifest'

export const texts = {
  name: 'Speed run',
  note: 'The sooner a right answer comes, the more it scores. Streaks add up to half.',
  'how.1': 'The clock runs: answer as soon as you are sure.',
  'how.2': 'The faster a right answer, the more points.',
  'how.3': 'Right answers in a row earn extra.',
  'cue.ready': 'Say: fast only counts if it is right.',
  'cue.left': {
    one: 'One is still on the way: a late right answer scores too.',
    other: '{count} are still on the way: a late right answer scores too.',
  },
  'cue.most': 'Most had it in time: ask what gave it away at a glance.',
  'cue.same': {
    one: 'One ran to another answer: ask what was read too fast.',
    other: '{count} ran to the same other answer: ask what was read too fast.',
  },
  'cue.mixed': 'Answers went apart: read the question aloud once more, slowly.',
} as const satisfies ModeTexts
