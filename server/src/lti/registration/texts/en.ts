import type { RefusalReason } from '../registration-refused'

/** Texts of /lti/register, which an administrator of an LMS sees once. */
export const registrationTexts = {
  doneTitle: 'Pathquest is registered',
  done: 'Pathquest knows your LMS now. An administrator of Pathquest approves it before the first launch. You can close this window.',
  refusedTitle: 'Pathquest could not be registered',
  notUsed: 'The invitation was not used up: it can be tried again.',
  requestId: 'If you ask for help, please tell this number: {id}',
} as const

/** What happened, and what to do. */
export const refusalTexts: Record<RefusalReason, string> = {
  invite_invalid: 'This invitation is not valid any more. Please ask for a new one.',
  not_from_platform:
    'This is an invitation for an LMS. Please paste its address where your LMS registers a tool by a URL (dynamic registration); opening it here does nothing.',
  busy: 'This invitation is being used at this moment. Please wait for the other window.',
  unreachable:
    'Your LMS did not answer at the addresses that it gave. Please check that Pathquest’s server can reach it by https, without redirects.',
  configuration_invalid:
    'Your LMS did not describe itself as LTI Dynamic Registration asks for. Please register it by hand.',
  issuer_elsewhere:
    'Your LMS names another site than its own as the issuer. Please register it by hand.',
  endpoint_insecure:
    'Your LMS names an address without https. Please ask its administrator, or register it by hand.',
  platform_refused:
    'Your LMS refused the registration. Please start it again there; a registration is often good for some minutes alone.',
  platform_exists:
    'This LMS is registered here already. Please remove the former registration first, here or in your LMS.',
}
