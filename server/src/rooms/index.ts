export { type Accepted, RoomClient, RoomGone } from './client'
export { type Rooms, type RoomsOptions, startRooms } from './host'
export { type ProxyOptions, proxyUpgrades } from './proxy'
export { RoomScreens } from './screens'
