import { describeBehaviour } from './behaviour'

describeBehaviour('React 18')
