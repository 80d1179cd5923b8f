const AGS = 'https://purl.imsglobal.org/spec/lti-ags/scope'

/** Scopes of the services that we call. */
export const LINE_ITEM_SCOPE = `${AGS}/lineitem`
export const LINE_ITEM_READ_SCOPE = `${AGS}/lineitem.readonly`
export const RESULT_SCOPE = `${AGS}/result.readonly`
export const SCORE_SCOPE = `${AGS}/score`
export const GROUPS_SCOPE = 'https://purl.imsglobal.org/spec/lti-gs/scope/contextgroup.readonly'
export const MEMBERS_SCOPE =
  'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly'
