/** Texts around every game mode; a mode's own are in its folder. */
export const modeMessages = {
  'modes.teams': { one: '{count} team', other: '{count} teams' },
  'modes.min': { one: '{count} minute', other: '{count} minutes' },
  'modes.s': { one: '{count} second', other: '{count} seconds' },
  'modes.range': 'A whole number from {min} to {max}',
  'modes.setting': '{label}: {value}',
  'modes.on': 'on',
  'modes.off': 'off',
  'modes.minPlayers': 'For {count} players or more.',
  'modes.leftOut': {
    one: '{count} of {total} questions is left out: this mode does not take its kind.',
    other: '{count} of {total} questions are left out: this mode does not take their kind.',
  },
} as const
