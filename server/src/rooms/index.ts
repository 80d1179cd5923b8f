export { type Rooms, type RoomsOptions, startRooms } from './host'
export { type ProxyOptions, proxyUpgrades } from './proxy'
