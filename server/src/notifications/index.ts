export { startDigests } from './digest'
export { mailInvitations, mailReminders, mailResults, mailReviewed } from './notify'
