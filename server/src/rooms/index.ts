export { type Rooms, type RoomsOptions, startRooms } from './host'
export { proxyUpgrades } from './proxy'
