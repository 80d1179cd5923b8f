export { awardRewards } from './award-rewards'
export { listActivePathkeys, type Pathkey } from './store/pathkeys'
export { awardTokens, getTokenBalance, listLedger } from './store/token-ledger'
export { countOwnedPathkeys, listOwnedPathkeys, type OwnedPathkey } from './store/user-pathkeys'
