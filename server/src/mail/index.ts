export { type MailLanguage, mailLanguage } from './language'
export { type Mail, type MailOrder, makeMail } from './mail'
