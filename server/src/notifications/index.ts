export { startDigests } from './digest'
export { mailInvitations, mailResults, mailReviewed } from './notify'
