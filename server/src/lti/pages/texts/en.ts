/** Texts of the pages between an LMS and the app, in English. */
export const PAGE_MESSAGES = {
  brand: 'Pathquest',
  'checking.title': 'Opening Pathquest',
  'checking.text': 'One moment, please.',
  'checking.noscript': 'Your browser runs no scripts here. Press Continue to open Pathquest.',
  'checking.button': 'Continue',
  'window.title': 'Open Pathquest in a new window',
  'window.text':
    'Your browser keeps Pathquest from remembering you inside this page. In a window of its own it works.',
  'window.button': 'Open in a new window',
  'window.open': 'Pathquest has a window of its own',
  'window.again': 'Open it again',
  'window.none': 'A new window opens. Leave this page open until you are done there.',
  'window.opened': 'Pathquest is open in a new window. You can come back here when you are done.',
  'window.choosing':
    'Choose in the new window. Leave this page open: it takes your choice into your course.',
  'window.chosen': 'Taking your choice into your course…',
  'window.taken':
    'Your choice was taken already. If your course does not show it, select the content once more.',
  'window.expired':
    'This page has waited for an hour. Please go back to your course and open it again.',
  'window.blocked':
    'Your browser did not let us go back to your course. Please open it again from your course.',
  'refused.id': 'Request',
  'refused.hint': 'If it happens again, give your administrator this number.',
} as const

/** Refusals: what happened, and what helps. */
export const REFUSALS = {
  /** The token, its claims, or a login that was used or made elsewhere. */
  launch_refused: {
    status: 401,
    title: 'This launch could not be accepted',
    text: 'Please go back to your course and open the activity again.',
  },
  login_used: {
    status: 401,
    title: 'This launch was already used',
    text: 'Each launch works once, and for ten minutes. Please go back to your course and open the activity again.',
  },
  platform_refused: {
    status: 401,
    title: 'Your LMS did not confirm who you are',
    text: 'Please sign in to your LMS again and open the activity from your course.',
  },
  other_browser: {
    status: 401,
    title: 'This launch was started in another browser',
    text: 'Please go back to your course and open the activity again in this browser.',
  },
  no_cookies: {
    status: 401,
    title: 'Your browser keeps no cookies for Pathquest',
    text: 'Please allow cookies for Pathquest in your browser’s settings, or use another browser, and open the activity again from your course.',
  },
  login_invalid: {
    status: 400,
    title: 'Your LMS sent something we cannot use',
    text: 'Please open the activity again from your course. If this page comes back, the activity or the connection is set up wrongly in your LMS.',
  },
  wrong_target: {
    status: 400,
    title: 'This activity leads to another address',
    text: 'The address in your LMS is not one of Pathquest’s. Please ask your administrator to check the connection.',
  },
  platform_unknown: {
    status: 400,
    title: 'Your LMS is not connected to Pathquest yet',
    text: 'Please ask your administrator to connect it.',
  },
  platform_inactive: {
    status: 401,
    title: 'The connection to your LMS is waiting for approval',
    text: 'An administrator of Pathquest has to approve it first. Please try again later.',
  },
  deployment_unknown: {
    status: 401,
    title: 'Pathquest is not set up for this part of your LMS',
    text: 'Please ask your administrator to add this deployment to the connection.',
  },
  review_unknown: {
    status: 404,
    title: 'This column leads to no activity yet',
    text: 'Nobody has opened its activity in Pathquest so far. Please open the activity itself in your course once, then this works, too.',
  },
  keys_unreachable: {
    status: 502,
    title: 'Your LMS did not answer',
    text: 'Pathquest could not check with your LMS that this launch is genuine. Please try again in a moment.',
  },
  too_many: {
    status: 429,
    title: 'Too many launches at once',
    text: 'Please wait a moment and open the activity again from your course.',
  },
  too_large: {
    status: 413,
    title: 'Your LMS sent too much at once',
    text: 'Please open the activity again from your course.',
  },
  wrong_type: {
    status: 415,
    title: 'Your LMS sent something we cannot use',
    text: 'Please open the activity again from your course.',
  },
  wrong_method: {
    status: 405,
    title: 'Pathquest opens from your course',
    text: 'This is the address that your LMS uses. Please go to your course and open the activity there.',
  },
  wrong_host: {
    status: 421,
    title: 'Pathquest is not at this address',
    text: 'The address in your LMS is not one of Pathquest’s. Please ask your administrator to check the connection.',
  },
  not_found: {
    status: 404,
    title: 'This page does not exist',
    text: 'Please go to your course and open the activity there.',
  },
  unavailable: {
    status: 503,
    title: 'Pathquest is busy right now',
    text: 'Please wait a moment and open the activity again from your course.',
  },
  storage_failed: {
    status: 503,
    title: 'Pathquest cannot save anything right now',
    text: 'Nothing of yours is lost. Please tell whoever runs Pathquest at your school, and open the activity again later.',
  },
  failed: {
    status: 500,
    title: 'Something went wrong on our side',
    text: 'Please open the activity again from your course.',
  },
} as const

export type RefusalPage = keyof typeof REFUSALS
