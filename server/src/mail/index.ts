export { type MailLanguage, mailLanguage } from '../runtime/language'
export { type Mail, type MailOrder, makeMail } from './mail'
