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
  'mute_reactions',
  'allow_reactions',
  'show_how',
  'hide_how',
  'let_in',
  'allow_late_join',
  'forbid_late_join',
  'accept_answer',
  'mark_answers',
  'show_remark',
  'crew',
  'deal_crews',
] as const
/** The name of a host's command to a running game. */
export type HostCommandName = (typeof HOST_COMMANDS)[number]

/**
 * Commands that go over the API, which checks names and free text, and takes answers in the format of
 * their kind; a frame of the socket has no room for them.
 */
export const THROUGH_API: readonly HostCommandName[] = [
  'rename',
  'accept_answer',
  'show_remark',
  'mark_answers',
]
