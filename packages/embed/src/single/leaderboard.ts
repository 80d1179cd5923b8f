import { mount } from '../widgets/leaderboard'
import { oneWidget } from './one-widget'

oneWidget('leaderboard', mount)
