const lti = 'https://purl.imsglobal.org/spec/lti/claim'
const deepLinking = 'https://purl.imsglobal.org/spec/lti-dl/claim'
const ags = 'https://purl.imsglobal.org/spec/lti-ags'
const nrps = 'https://purl.imsglobal.org/spec/lti-nrps'
const groups = 'https://purl.imsglobal.org/spec/lti-gs'

/** Claims by their short names. */
export const CLAIMS = {
  message_type: `${lti}/message_type`,
  version: `${lti}/version`,
  deployment_id: `${lti}/deployment_id`,
  target_link_uri: `${lti}/target_link_uri`,
  resource_link: `${lti}/resource_link`,
  for_user: `${lti}/for_user`,
  roles: `${lti}/roles`,
  role_scope_mentor: `${lti}/role_scope_mentor`,
  context: `${lti}/context`,
  tool_platform: `${lti}/tool_platform`,
  launch_presentation: `${lti}/launch_presentation`,
  lis: `${lti}/lis`,
  custom: `${lti}/custom`,
  ags: `${ags}/claim/endpoint`,
  nrps: `${nrps}/claim/namesroleservice`,
  groups: `${groups}/claim/groupsservice`,
  deep_linking_settings: `${deepLinking}/deep_linking_settings`,
  content_items: `${deepLinking}/content_items`,
  data: `${deepLinking}/data`,
  msg: `${deepLinking}/msg`,
  log: `${deepLinking}/log`,
  errormsg: `${deepLinking}/errormsg`,
  errorlog: `${deepLinking}/errorlog`,
} as const

export const SCOPES = {
  lineItem: `${ags}/scope/lineitem`,
  lineItemRead: `${ags}/scope/lineitem.readonly`,
  result: `${ags}/scope/result.readonly`,
  score: `${ags}/scope/score`,
  members: `${nrps}/scope/contextmembership.readonly`,
  groups: `${groups}/scope/contextgroup.readonly`,
}

export const allScopes = Object.values(SCOPES)

export const MEDIA = {
  lineItem: 'application/vnd.ims.lis.v2.lineitem+json',
  lineItems: 'application/vnd.ims.lis.v2.lineitemcontainer+json',
  score: 'application/vnd.ims.lis.v1.score+json',
  results: 'application/vnd.ims.lis.v2.resultcontainer+json',
  members: 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json',
  groups: 'application/vnd.ims.lti-gs.v1.contextgroupcontainer+json',
}

export const PLATFORM_CONFIGURATION = 'https://purl.imsglobal.org/spec/lti-platform-configuration'
export const TOOL_CONFIGURATION = 'https://purl.imsglobal.org/spec/lti-tool-configuration'
