export { mailInvitations, mailResults } from './notify'
