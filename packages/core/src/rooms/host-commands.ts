/** What a host may do with a game. */
export const HOST_COMMANDS = [
  'start',
  'advance',
  'end',
  'lock',
  'unlock',
  'kick',
  'take_control',
  'pause',
  'resume',
  'skip',
  'add_time',
  'extra_time',
  'approve_name',
  'rename',
  'seat_code',
  'only_link',
  'allow_code',
  'remove_all',
  'second_step',
  'one_step',
] as const
/** What a host tells a running game to do. */
export type HostCommandName = (typeof HOST_COMMANDS)[number]
