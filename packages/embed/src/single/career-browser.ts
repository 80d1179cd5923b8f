import { mount } from '../widgets/career-browser'
import { oneWidget } from './one-widget'

oneWidget('career-browser', mount)
