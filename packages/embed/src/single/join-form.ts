import { mount } from '../widgets/join-form'
import { oneWidget } from './one-widget'

oneWidget('join-form', mount)
