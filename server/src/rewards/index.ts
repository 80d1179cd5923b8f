export { awardRewards } from './award-rewards'
export { pathkeyRoutes, pathkeySummary } from './routes'
export { awardTokens, getTokenBalance, listLedger } from './store/token-ledger'
export { countOwnedPathkeys, listOwnedPathkeys, type OwnedPathkey } from './store/user-pathkeys'
