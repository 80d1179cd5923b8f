/**
 * Words that teachers and pupils type into a search, each with a slip, and the careers that may
 * come first. Written before the table of synonyms, from lessons and clubs, not from it.
 */
export interface SearchedWord {
  word: string
  slip: string
  /** Ids of careers without `ca_`; a set counts by its career, one without a career by its id. */
  first: readonly string[]
}

const GAMES = ['@gaming']
const ENGINEERS = 'civil-engineer mechanical-engineer aerospace-engineer gaming-hardware-engineer'
const CODERS =
  'software-developer web-developer gameplay-programmer game-engine-programmer game-tools-programmer graphics-engineer game-ai-programmer mobile-game-developer multiplayer-engineer qa-automation-engineer technical-artist'
const ARTISTS =
  'concept-artist graphic-designer 3d-character-artist environment-artist technical-artist vfx-artist game-art-director game-animator'
const BUILDERS =
  'carpenter civil-engineer building-inspector architect electrician plumber hvac-technician'
const CREATORS =
  'live-streamer esports-social-media-manager highlight-video-editor stream-technician'
const SPORTS = '@esports physical-therapist'

const LINES = `
nurse | nusre | registered-nurse
nursing | nursng | registered-nurse
doctor | docter | pediatrician
surgeon | sergeon | pediatrician registered-nurse veterinarian dentist
dentist | dentst | dentist
teeth | teath | dentist
medicine | medecine | pediatrician pharmacist registered-nurse
hospital | hospitl | registered-nurse pediatrician paramedic
pharmacy | pharmcy | pharmacist
health | helth | @health
animals | animls | veterinarian wildlife-biologist farmer
vet | vett | veterinarian
dogs | dgos | veterinarian
horses | horsess | veterinarian farmer
zoo | zooo | wildlife-biologist veterinarian
ocean | ocaen | wildlife-biologist environmental-scientist
farming | farmng | farmer agricultural-technician qs_smart-farm
tractor | tracter | farmer agricultural-technician truck-driver auto-mechanic
gardening | gardning | farmer agricultural-technician environmental-scientist
climate | climat | environmental-scientist meteorologist
weather | wether | meteorologist
recycling | recyling | environmental-scientist
pollution | polution | environmental-scientist
nature | natrue | wildlife-biologist environmental-scientist
solar | soler | electrician wind-turbine-technician
energy | enrgy | wind-turbine-technician electrician hvac-technician
space | spase | aerospace-engineer
astronaut | astronat | aerospace-engineer airline-pilot
rockets | rokets | aerospace-engineer
physics | phisics | mechanical-engineer aerospace-engineer meteorologist
chemistry | chemisty | pharmacist forensic-science-technician environmental-scientist
biology | bioligy | wildlife-biologist veterinarian environmental-scientist
math | maht | data-scientist accountant high-school-teacher financial-advisor
statistics | statistcs | data-scientist market-research-analyst game-data-analyst esports-analyst
science | sciense | environmental-scientist data-scientist forensic-science-technician wildlife-biologist
history | histroy | librarian high-school-teacher journalist
geography | geografy | urban-planner environmental-scientist meteorologist
english | englsh | high-school-teacher journalist narrative-designer librarian
languages | langauges | localization-specialist
art | atr | ${ARTISTS}
drawing | drawng | concept-artist graphic-designer architect game-animator
painting | paintng | ${ARTISTS}
music | musik | video-game-composer game-sound-designer
singer | singr | video-game-composer video-game-voice-actor
dancing | dansing | video-game-voice-actor motion-capture-technician esports-lighting-technician
acting | actng | video-game-voice-actor motion-capture-technician
photography | photogrphy | photographer
sewing | sewng | fashion-designer
makeup | makup | hairdresser
hair | hiar | hairdresser
cooking | cookng | chef
baking | bakng | baker
restaurant | resturant | chef qs_food-truck
food | foood | chef baker dietitian farmer qs_food-truck
nutrition | nutriton | dietitian
travel | travle | flight-attendant airline-pilot hotel-manager esports-team-manager
airplane | airplne | airline-pilot aerospace-engineer flight-attendant air-traffic-controller
cars | carz | auto-mechanic
mechanic | mechanik | auto-mechanic
truck | truk | truck-driver
driving | drivng | truck-driver
welding | weldng | welder
plumbing | plubming | plumber
electricity | electrcity | electrician
construction | constuction | ${BUILDERS}
building | bilding | ${BUILDERS}
bridges | brigdes | civil-engineer
houses | houess | architect carpenter building-inspector
wood | woood | carpenter
machines | machins | mechanical-engineer robotics-technician
robots | robuts | robotics-technician
engineer | enginer | ${ENGINEERS}
coding | codng | ${CODERS}
programming | programing | ${CODERS}
computer | compter | software-developer pc-builder information-security-analyst gaming-hardware-engineer
hacking | haking | information-security-analyst
cybersecurity | cybersecurty | information-security-analyst
apps | appps | software-developer mobile-game-developer
website | websit | web-developer
artificial intelligence | artifical intelligence | game-ai-programmer data-scientist robotics-technician software-developer
data | daat | data-scientist game-data-analyst esports-analyst
minecraft | mincraft | ${GAMES}
roblox | robox | ${GAMES}
fortnite | fortnit | ${GAMES}
gaming | gamming | ${GAMES}
esports | esprots | @esports scholastic-esports-director
youtuber | youtubr | ${CREATORS}
streaming | streming | ${CREATORS}
twitch | twich | ${CREATORS}
influencer | influenser | ${CREATORS}
soccer | socer | ${SPORTS}
football | footbal | ${SPORTS}
basketball | basketbll | ${SPORTS}
sports | sprots | ${SPORTS}
coach | coch | esports-coach
gym | gmy | esports-athletic-trainer physical-therapist
lawyer | lawyr | lawyer video-game-lawyer
law | lwa | lawyer video-game-lawyer police-officer
judge | jugde | lawyer video-game-lawyer
court | cuort | lawyer video-game-lawyer
police | polise | police-officer
detective | detectve | forensic-science-technician police-officer
crime | crme | forensic-science-technician police-officer
military | militry | police-officer emergency-management-director firefighter airline-pilot aerospace-engineer
firefighter | firefigter | firefighter
ambulance | ambulence | paramedic
emergency | emergancy | paramedic emergency-management-director firefighter
teacher | teecher | elementary-school-teacher high-school-teacher
teaching | teching | elementary-school-teacher high-school-teacher
kids | kidz | childcare-worker elementary-school-teacher pediatrician
babysitting | babysiting | childcare-worker
counselor | counselr | school-counselor
psychology | psycology | esports-sport-psychologist school-counselor school-social-worker
therapist | therapst | physical-therapist school-counselor school-social-worker
social worker | social workr | school-social-worker
helping people | helping peple | school-social-worker school-counselor registered-nurse firefighter paramedic player-support-specialist
books | boks | librarian narrative-designer
library | libary | librarian
writing | writng | narrative-designer journalist video-game-journalist
author | auther | narrative-designer
news | nwes | journalist video-game-journalist
movies | moives | highlight-video-editor game-animator vfx-artist broadcast-producer video-game-voice-actor
animation | anamation | game-animator
anime | anmie | game-animator concept-artist
money | mony | accountant financial-advisor
bank | bnak | financial-advisor accountant
taxes | taxess | accountant
business | buisness | project-manager indie-studio-founder human-resources-specialist financial-advisor game-publishing-manager qs_food-truck game-product-manager
entrepreneur | entreprenuer | indie-studio-founder qs_food-truck
marketing | markting | game-marketing-manager market-research-analyst public-relations-specialist
advertising | advertizing | game-marketing-manager market-research-analyst public-relations-specialist
manager | manger | @manager
government | goverment | urban-planner emergency-management-director qs_city-hall building-inspector
mayor | mayer | urban-planner qs_city-hall emergency-management-director
maps | mpas | urban-planner level-designer
environment | enviroment | environmental-scientist
water | watter | environmental-scientist plumber
design | desgin | graphic-designer fashion-designer video-game-designer architect level-designer game-ui-ux-designer
enfermera | enfermra | registered-nurse
abogado | abogdo | lawyer video-game-lawyer
médico | medicco | pediatrician
maestra | mestra | elementary-school-teacher high-school-teacher
bombero | bombro | firefighter
policía | polizia | police-officer
cocinero | cosinero | chef
veterinaria | vetrinaria | veterinarian
ingeniero | ingenero | ${ENGINEERS}
videojuegos | videojeugos | ${GAMES}
deportes | deprtes | ${SPORTS}
mecánico | mecaniko | auto-mechanic
`

export const searchedWords: readonly SearchedWord[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [word = '', slip = '', first = ''] = line.split('|').map((part) => part.trim())
    return { word, slip, first: first.split(' ') }
  })
