export { JoinForm, type JoinFormProps } from './JoinForm'
export { JoinFormView, type JoinFormViewProps, type JoinValues } from './JoinFormView'
