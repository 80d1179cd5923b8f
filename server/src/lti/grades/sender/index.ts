export { ScoreSender, type ScoreSenderOptions } from './score-sender'
