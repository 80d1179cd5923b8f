import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isNameByOrigin } from './names-by-origin'
import { alternatives } from './topics'

/** Food, animals, places and heroes that hold a listed word; whole words, whatever stands beside them is judged. */
const EVERYDAY = alternatives(`
  meat.?balls? shii?take(?:.mushrooms?)? (?:graham|animal|goldfish|cheese|rice|saltine|oyster|ritz).crackers? cracker.?jacks? fire.?crackers? nut.?crackers? pussy.?willows? puss.in.boots
  pussy.?cats? moby.dick dick.(?:grayson|tracy|van.dyke|and.jane|cheney|turpin|whittington|clark) spotted.dick blue.tits? great.tits? coal.tit tit.?(?:mouse|mice|monkey) blue.?footed.booby booby.(?:birds?|traps?|prize)
  jackass.penguins? sperm.whales? weenie.hut.jr murder.hornets? shooting.(?:guards?|stars?) kill.bill weed.?whackers? sea.?weed spic.and.span fat.(?:cats?|albert|joe|boy.slim|tuesday) ugly.duckling smelly.cat (?:stinky|smelly).(?:feet|socks|shoes|cheese|fish) meat.?eaters? stinky.(?:pete|cheese.man)
  dumbo cumin(?:.seeds?)? coq.au.vin (?:bear|man|enemy|wolf|horse|crow|lady|giant|time|zombie|pain|vampire|dragon|ghost|alien|bug|weed|buzz|queen|creeper|noob|bee).killers? killer.(?:bees?|whales?|queen|frost|croc) diddy.kong poop.emoji professor.poopypants
  bangkok cockermouth gamecocks? cockatiels? cockatoos? cock.?robin pea.?cock.feathers? shuttle.?cocks? wood.?cocks? homo.(?:sapiens|erectus|habilis) shih?.?tzus? sex.pistols sexy.and.i.know.it mud.?blood skuntank
  hail.(?:mary|caesar|storm) i.hate.(?:mondays?|homework|math|broccoli|spiders|mornings) kumquats? cumquats? ticking.bomb bath.bombs? cherry.bombs? photo.?bomb boba.(?:tea|fett) booba.fett chicken.(?:breast|nuggets?) black.?(?:bird|berry|board|smith|panther|widow|adam)
  grass.?hoppers? bass.(?:drop|player|guitar|clarinet|fishing) ball.(?:python|pit|hog) brass.monkey yellow.bellied.sap.?sucker sap.?suckers? goat.?suckers? golden.retriever gold.digger rooster.cogburn cock.?tails? cock.?roach(?:es)? cockapoo fire.?cock
  blood.?hounds? bloody.mary bloody.nose cream.?pies?.filling cream.puffs? whoopee.cushion whoopie.pies? toad.in.the.hole butt.?dial head.?butt crack.of.dawn crack.the.code plumbers.crack wise.crack(?:er)? hot.?cross.buns? horny.toads? horned.toads? nut.?hatch wild.ass donkey.kong jack.?rabbit
  titan(?:s|ium)? titicaca organ.donor virgin.(?:mary|islands|river|voyage) assassins? assassins?.creed death.(?:star|note|valley|eaters?) demon.slayer bull.?shark red.dead.redemption walking.dead grateful.dead gun.?slinger gun.?(?:ners|smoke) top.gun nerf.guns? water.guns? machine.gun.kelly guns.n.roses
  colt.45 pistol.pete mary.jane.watson peter.griffin johnny.cash charlie.brown drew.barrymore rubber.(?:duck|ducky|duckie|band|chicken) baby.back.ribs hot.?dogs? wiener.dogs? weiner.dogs? wienerschnitzel long.john.silver pee.?wee.herman woody.woodpecker spotted.owl chipped.beef blue.?balls?.ice
  high.(?:score|five|school|tide|king|flyer|note|voltage) speed.(?:racer|bump|runner|skater|boat|demon|king|queen|dealer) acid.(?:rain|reflux|jazz) diet.coke coke.zero cherry.coke coca.?cola pepsi ginger.beer root.?beer butter.?beer crystal.(?:palace|gems?|lake|queen|king|clear|method) ice.(?:cream|queen|king|man|age|cube|spice|bear|dragon|skater|hockey|princess|princesa|runner|life|boy|girl|breaker)
  snow.(?:queen|king|man|day|boy|girl|lover|monster|dog|angel|life|house|trip|zombie|leopard|god|head|bunny) pot.(?:luck|roast|pie|hole|belly) bud.(?:light|weiser|fox|lover|king) magic.school.bus school.bus bug.killer joint.venture pill.?bugs? lean.on.me lean.machine
`)
const EVERYDAY_WORDS = new RegExp(`(?<!\\p{L})(?:${EVERYDAY})(?!\\p{L})`, 'giu')

/** A name with a dot for each of them. */
export const withoutEveryday = (name: string): string => name.replace(EVERYDAY_WORDS, '·')

let known: ReadonlyMap<string, string> | null = null
/** Of the last words asked for: one name asks for each of its words several times. */
const recent = new Map<string, boolean>()
const RECENT_MAX = 2_000

/**
 * Whether it is a first or last name of people somewhere: 197,000 of censuses and public pages
 * (`humannames`), without marks, in small letters. Kept as a text for each first letter, 2 MB together: a
 * set of them would cost 50, and one text of all a millisecond for each word that is no name.
 */
export function isKnownName(bare: string): boolean {
  const answered = recent.get(bare)
  if (answered !== undefined) return answered
  for (const _ of readKnownNames());
  const isKnown = isNameByOrigin(bare) || !!known?.get(bare.charAt(0))?.includes(`\n${bare}\n`)
  if (recent.size >= RECENT_MAX) recent.clear()
  recent.set(bare, isKnown)
  return isKnown
}

/** Lines of the list that are read at once, in a few milliseconds. */
const LINES = 4_000

/** Reads the list once, some thousand names between two steps. */
export function* readKnownNames(): Generator<void> {
  if (known) return
  const path = createRequire(import.meta.url).resolve('humannames/list.txt')
  const lines = readFileSync(path, 'utf8').split('\n')
  const groups = new Map<string, string[]>()
  for (let from = 0; from < lines.length; from += LINES) {
    for (const name of letters(lines.slice(from, from + LINES).join('\n')).split('\n')) {
      const group = groups.get(name.charAt(0))
      if (group) group.push(name)
      else groups.set(name.charAt(0), [name])
    }
    yield
  }
  groups.delete('')
  known = new Map([...groups].map(([first, names]) => [first, `\n${names.join('\n')}\n`]))
}

/** Letters alone, without marks, small, a line each. */
const letters = (lines: string): string =>
  lines
    .normalize('NFKD')
    .replace(/[^\p{L}\n]+/gu, '')
    .toLowerCase()

export const bareName = (word: string): string => letters(word).replace(/\n/g, '')
