/** `@pathquest/sdk/join-form` */
export { JoinForm, type JoinFormProps } from './JoinForm'
