import { describeBehaviour } from './behaviour'

describeBehaviour('Preact 11')
