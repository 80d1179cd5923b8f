/** Begins the claims of deep linking. */
export const DEEP_LINKING = 'https://purl.imsglobal.org/spec/lti-dl/claim'
const SETTINGS = `${DEEP_LINKING}/deep_linking_settings`

/** The claim with the items that the content picker answers. */
export const CONTENT_ITEMS = `${DEEP_LINKING}/content_items`

/** The launch of a content picker that takes everything, with changes. */
export const pickerLaunch = (change: object = {}) => ({
  claims: {
    [SETTINGS]: {
      deep_link_return_url: 'https://lms.example/return?a=1&b=2',
      accept_types: ['ltiResourceLink', 'link'],
      accept_presentation_document_targets: ['iframe', 'window'],
      accept_multiple: true,
      accept_lineitem: true,
      data: 'opaque <data>',
      ...change,
    },
  },
})
