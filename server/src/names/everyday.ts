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
