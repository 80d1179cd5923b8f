export { awardMilestones } from './award-milestones'
export { awardRewards, hadXpOfDay } from './award-rewards'
export { giveEarlierMilestones, giveMilestones } from './give-milestones'
export { pathkeySummary } from './pathkey-summary'
export { pathkeyRoutes } from './routes'
export { listActivePathkeys, listPathkeysById, type Pathkey } from './store/pathkeys'
export { awardTokens, getTokenBalance, listLedger, listRecentLedger } from './store/token-ledger'
export {
  awardPathkey,
  countOwnedPathkeys,
  listOwnedPathkeys,
  type OwnedPathkey,
} from './store/user-pathkeys'
