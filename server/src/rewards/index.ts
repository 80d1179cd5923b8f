export { awardRewards, hadXpOfDay } from './award-rewards'
export { pathkeySummary } from './collection'
export { awardMilestones, giveEarlierMilestones, giveMilestones } from './milestones'
export { pathkeyRoutes } from './routes'
export {
  awardPathkey,
  countOwnedPathkeys,
  listActivePathkeys,
  listOwnedPathkeys,
  listPathkeysById,
  type OwnedPathkey,
  type Pathkey,
} from './store/pathkeys'
export { awardTokens, getTokenBalance, listLedger, listRecentLedger } from './store/token-ledger'
