export { type Mail, type MailOrder, makeMail } from './mail'
