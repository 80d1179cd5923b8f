export { startDigests } from './digest'
export { mailInvitations, mailResults } from './notify'
