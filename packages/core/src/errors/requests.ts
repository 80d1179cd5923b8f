import type { ErrorEntries } from './common'

/** Any request: its format, its sender, its timing. */
export const REQUEST_ERRORS = {
  bad_request: { status: 400, message: 'The request is not understood: {reason}' },
  bad_message: { status: 400, message: 'The message is not understood.' },
  wrong_host: {
    status: 421,
    message: 'Pathquest is not at this address. Please open {origin} instead.',
  },
  forbidden_origin: { status: 403, message: 'This page may not call this address.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  body_too_large: {
    status: 413,
    message: 'The request is too large. At most {max} KiB can be sent.',
  },
  unsupported_media_type: { status: 415, message: 'Please send JSON.' },
  ticket_invalid: { status: 401, message: 'This ticket is not valid any more.' },
  seat_invalid: { status: 401, message: 'This seat is not valid any more. Please join again.' },
  protocol_unsupported: { status: 426, message: 'Please reload the page to go on.' },
  share_not_found: { status: 404, message: 'This leaderboard is no longer shared.' },
  disk_full: {
    status: 503,
    message:
      'The disk of this Pathquest is full, so nothing can be saved. Please tell whoever runs it.',
  },
  storage_failed: {
    status: 503,
    message: 'This Pathquest cannot read or save right now. Please tell whoever runs it.',
  },
} as const satisfies ErrorEntries
