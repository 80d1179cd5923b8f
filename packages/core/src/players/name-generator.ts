import type { Random } from '../random'

/** Friendly names for players without a name, or with one that should not be shown. No zod here. */
const ADJECTIVES = (
  'Able Agile Amber Bold Brave Bright Brisk Calm Cheery Clever Cosmic Curious Daring Dashing ' +
  'Eager Early Fabled Fair Fearless Fleet Friendly Gentle Giant Golden Grand Handy Happy Hearty ' +
  'Honest Humble Jolly Keen Kind Lively Loyal Lucky Lunar Mellow Merry Mighty Nifty Nimble Noble ' +
  'Patient Plucky Polite Proud Quick Quiet Ready Royal Silver Smart Snappy Solar Sparkly Speedy ' +
  'Spirited Steady Stellar Sunny Swift Thoughtful Tidy Upbeat Valiant Vivid Warm Wise Witty Zesty'
).split(' ')

const NOUNS = (
  'Albatross Badger Beacon Bison Bobcat Canyon Cardinal Caribou Cedar Comet Compass Condor Cougar ' +
  'Coyote Crane Creek Dolphin Eagle Elk Falcon Fern Finch Fjord Forest Fox Gecko Glacier Harbor ' +
  'Hawk Heron Hiker Ibis Jaguar Kestrel Koala Lagoon Lantern Lark Lemur Lynx Maple Marmot Meadow ' +
  'Meteor Moose Narwhal Ocelot Orca Osprey Otter Owl Panda Panther Pathfinder Pelican Penguin ' +
  'Pine Puffin Quail Rabbit Ranger Raven Ridge River Robin Salmon Seal Sparrow Summit Tiger Toucan ' +
  'Trail Trout Turtle Valley Voyager Walrus Willow Wolf Wombat Woodpecker Wren Yak'
).split(' ')

const pick = (words: readonly string[], random: Random): string =>
  words[Math.floor(random() * words.length)] as string

/**
 * A name such as "Brave Otter"; more than 6,000 of them.
 * @example generateName(Math.random)
 */
export const generateName = (random: Random): string =>
  `${pick(ADJECTIVES, random)} ${pick(NOUNS, random)}`
