export { roundsBot as bot } from '../kits/bots'
