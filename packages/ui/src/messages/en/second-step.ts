/** Texts of the second step of joining: the pictures, and whoever taps them. */
export const secondStepMessages = {
  'step.mountain': 'Mountain',
  'step.tree': 'Tree',
  'step.tent': 'Tent',
  'step.boat': 'Boat',
  'step.key': 'Key',
  'step.star': 'Star',
  'step.moon': 'Moon',
  'step.fish': 'Fish',
  'step.flag': 'Flag',
  'step.title': 'One more step',
  'step.text': 'Your teacher shows some pictures. Tap them in that order.',
  'step.pictures': 'Pictures',
  'step.tapped': '{picture}, {count} of {total}',
  'step.startOver': 'Start over',
  'step.checking': 'One moment...',
  'step.wrong': 'Not quite. Please look up again.',
  'step.wait': {
    one: 'You can try again in {count} second.',
    other: 'You can try again in {count} seconds.',
  },
} as const
