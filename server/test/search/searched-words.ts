/**
 * Words that teachers and pupils type into a search, each with a slip, and the careers that may
 * come first. The first 150 were written before the table of synonyms, the others later and without it:
 * when first typed, 0.96 of those found what fits and 0.91 had it first. When the catalogue grew to
 * all occupations, careers that fit as well were added to the lines; the words stayed.
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
doctor | docter | pediatrician family-doctor
surgeon | sergeon | pediatrician registered-nurse veterinarian dentist orthopedic-surgeon pediatric-surgeon oral-surgeon
dentist | dentst | dentist
teeth | teath | dentist
medicine | medecine | pediatrician pharmacist registered-nurse
hospital | hospitl | registered-nurse pediatrician paramedic
pharmacy | pharmcy | pharmacist
health | helth | @health
animals | animls | veterinarian wildlife-biologist farmer
vet | vett | veterinarian
dogs | dgos | veterinarian animal-caretaker animal-trainer
horses | horsess | veterinarian farmer ranch-hand animal-trainer
zoo | zooo | wildlife-biologist veterinarian animal-caretaker animal-trainer
ocean | ocaen | wildlife-biologist environmental-scientist
farming | farmng | farmer agricultural-technician qs_smart-farm farm-machine-operator farm-equipment-mechanic farm-crew-supervisor
tractor | tracter | farmer agricultural-technician truck-driver auto-mechanic
gardening | gardning | farmer agricultural-technician environmental-scientist groundskeeper landscaping-supervisor landscape-architect
climate | climat | environmental-scientist meteorologist
weather | wether | meteorologist
recycling | recyling | environmental-scientist recycling-coordinator recycling-worker garbage-collector
pollution | polution | environmental-scientist
nature | natrue | wildlife-biologist environmental-scientist
solar | soler | electrician wind-turbine-technician solar-panel-installer solar-energy-engineer
energy | enrgy | wind-turbine-technician electrician hvac-technician
space | spase | aerospace-engineer astronomer
astronaut | astronat | aerospace-engineer airline-pilot
rockets | rokets | aerospace-engineer
physics | phisics | mechanical-engineer aerospace-engineer meteorologist physicist physics-professor
chemistry | chemisty | pharmacist forensic-science-technician environmental-scientist chemist chemistry-professor
biology | bioligy | wildlife-biologist veterinarian environmental-scientist biologist biology-professor
math | maht | data-scientist accountant high-school-teacher financial-advisor mathematician math-professor statistician
statistics | statistcs | data-scientist market-research-analyst game-data-analyst esports-analyst statistician
science | sciense | environmental-scientist data-scientist forensic-science-technician wildlife-biologist
history | histroy | librarian high-school-teacher journalist historian history-professor
geography | geografy | urban-planner environmental-scientist meteorologist geographer geography-professor
english | englsh | high-school-teacher journalist narrative-designer librarian
languages | langauges | localization-specialist
art | atr | ${ARTISTS}
drawing | drawng | concept-artist graphic-designer architect game-animator fine-artist animator
painting | paintng | ${ARTISTS} fine-artist house-painter
music | musik | video-game-composer game-sound-designer musician-and-singer composer-and-conductor music-therapist
singer | singr | video-game-composer video-game-voice-actor musician-and-singer
dancing | dansing | video-game-voice-actor motion-capture-technician esports-lighting-technician dancer choreographer
acting | actng | video-game-voice-actor motion-capture-technician
photography | photogrphy | photographer
sewing | sewng | fashion-designer tailor sewing-machine-operator hand-sewer
makeup | makup | hairdresser theatrical-makeup-artist skincare-specialist
hair | hiar | hairdresser
cooking | cookng | chef fast-food-cook restaurant-cook private-chef short-order-cook cafeteria-cook food-cooking-machine-operator
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
machines | machins | mechanical-engineer robotics-technician machinist industrial-machinery-mechanic
robots | robuts | robotics-technician robotics-engineer
engineer | enginer | ${ENGINEERS}
coding | codng | ${CODERS}
programming | programing | ${CODERS}
computer | compter | software-developer pc-builder information-security-analyst gaming-hardware-engineer
hacking | haking | information-security-analyst ethical-hacker
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
soccer | socer | ${SPORTS} professional-athlete sports-coach
football | footbal | ${SPORTS} professional-athlete sports-coach
basketball | basketbll | ${SPORTS} professional-athlete sports-coach
sports | sprots | ${SPORTS} professional-athlete sports-coach sports-medicine-doctor referee
coach | coch | esports-coach sports-coach
gym | gmy | esports-athletic-trainer physical-therapist fitness-trainer
lawyer | lawyr | lawyer video-game-lawyer
law | lwa | lawyer video-game-lawyer police-officer
judge | jugde | lawyer video-game-lawyer judge administrative-law-judge
court | cuort | lawyer video-game-lawyer court-reporter court-clerk judge
police | polise | police-officer
detective | detectve | forensic-science-technician police-officer detective private-investigator
crime | crme | forensic-science-technician police-officer
military | militry | police-officer emergency-management-director firefighter airline-pilot aerospace-engineer infantry-soldier infantry-officer military-pilot
firefighter | firefigter | firefighter
ambulance | ambulence | paramedic
emergency | emergancy | paramedic emergency-management-director firefighter
teacher | teecher | elementary-school-teacher high-school-teacher
teaching | teching | elementary-school-teacher high-school-teacher
kids | kidz | childcare-worker elementary-school-teacher pediatrician
babysitting | babysiting | childcare-worker nanny
counselor | counselr | school-counselor mental-health-counselor credit-counselor rehabilitation-counselor addiction-counselor genetic-counselor
psychology | psycology | esports-sport-psychologist school-counselor school-social-worker clinical-psychologist psychology-professor school-psychologist
therapist | therapst | physical-therapist school-counselor school-social-worker mental-health-counselor marriage-and-family-therapist occupational-therapist speech-therapist massage-therapist
social worker | social workr | school-social-worker hospital-social-worker mental-health-social-worker
helping people | helping peple | school-social-worker school-counselor registered-nurse firefighter paramedic player-support-specialist
books | boks | librarian narrative-designer
library | libary | librarian
writing | writng | narrative-designer journalist video-game-journalist writer poet-and-novelist editor
author | auther | narrative-designer writer poet-and-novelist
news | nwes | journalist video-game-journalist
movies | moives | highlight-video-editor game-animator vfx-artist broadcast-producer video-game-voice-actor film-producer-and-director film-and-video-editor movie-projectionist
animation | anamation | game-animator
anime | anmie | game-animator concept-artist
money | mony | accountant financial-advisor
bank | bnak | financial-advisor accountant bank-teller loan-officer bank-examiner
taxes | taxess | accountant
business | buisness | project-manager indie-studio-founder human-resources-specialist financial-advisor game-publishing-manager qs_food-truck game-product-manager
entrepreneur | entreprenuer | indie-studio-founder qs_food-truck
marketing | markting | game-marketing-manager market-research-analyst public-relations-specialist marketing-manager
advertising | advertizing | game-marketing-manager market-research-analyst public-relations-specialist advertising-manager advertising-sales-agent
manager | manger | @manager
government | goverment | urban-planner emergency-management-director qs_city-hall building-inspector legislator political-scientist
mayor | mayer | urban-planner qs_city-hall emergency-management-director legislator
maps | mpas | urban-planner level-designer cartographer land-surveyor
environment | enviroment | environmental-scientist
water | watter | environmental-scientist plumber
design | desgin | graphic-designer fashion-designer video-game-designer architect level-designer game-ui-ux-designer
enfermera | enfermra | registered-nurse
abogado | abogdo | lawyer video-game-lawyer
médico | medicco | pediatrician family-doctor
maestra | mestra | elementary-school-teacher high-school-teacher
bombero | bombro | firefighter
policía | polizia | police-officer
cocinero | cosinero | chef
veterinaria | vetrinaria | veterinarian
ingeniero | ingenero | ${ENGINEERS}
videojuegos | videojeugos | ${GAMES}
deportes | deprtes | ${SPORTS} professional-athlete sports-coach
mecánico | mecaniko | auto-mechanic
algebra | algbra | data-scientist high-school-teacher elementary-school-teacher civil-engineer mechanical-engineer aerospace-engineer accountant mathematician math-professor statistician
geometry | geometri | architect carpenter civil-engineer high-school-teacher 3d-character-artist
calculus | calculas | civil-engineer mechanical-engineer aerospace-engineer data-scientist high-school-teacher mathematician math-professor statistician
biology class | bioligy class | wildlife-biologist environmental-scientist agricultural-technician biologist biology-professor
economics | economcs | financial-advisor accountant game-systems-designer market-research-analyst economist economics-professor environmental-economist
english teacher | english techer | high-school-teacher elementary-school-teacher english-professor middle-school-teacher
civics | civcs | lawyer urban-planner police-officer qs_city-hall
woodshop | woodshp | carpenter
ceramics | ceramcs | 3d-character-artist concept-artist graphic-designer fashion-designer potter craft-artist
orchestra | orchestr | video-game-composer game-sound-designer musician-and-singer composer-and-conductor
choir | chior | video-game-composer video-game-voice-actor game-sound-designer musician-and-singer composer-and-conductor
yearbook | yearbok | photographer journalist graphic-designer
newspaper | newspapr | journalist video-game-journalist
home economics | home economcs | chef baker dietitian fashion-designer family-and-consumer-sciences-professor
gym class | gim class | physical-therapist esports-athletic-trainer high-school-teacher esports-coach fitness-trainer adapted-physical-education-teacher recreation-and-fitness-professor
debate club | debat club | lawyer public-relations-specialist video-game-lawyer judge mediator
stem | stmm | environmental-scientist data-scientist mechanical-engineer aerospace-engineer meteorologist software-developer civil-engineer robotics-technician wildlife-biologist
pediatric nurse | pediatric nurs | registered-nurse pediatrician acute-care-nurse critical-care-nurse nurse-practitioner
vet tech | vet tehc | veterinarian veterinary-technician veterinary-assistant
puppies | pupies | veterinarian animal-caretaker animal-trainer
dinosaurs | dinosuars | wildlife-biologist environmental-scientist concept-artist game-animator geologist biologist archeologist-or-anthropologist
sharks | shraks | wildlife-biologist environmental-scientist
zookeeper | zookeper | wildlife-biologist veterinarian animal-caretaker animal-trainer
park ranger | park rangr | wildlife-biologist environmental-scientist firefighter park-naturalist conservation-scientist forester game-warden
emt | emtt | paramedic
x-ray | x-rey | registered-nurse pediatrician dentist veterinarian x-ray-technician radiologist
braces | bracess | dentist
pills | pilss | pharmacist
newborn babies | newborn babys | registered-nurse pediatrician childcare-worker ob-gyn nurse-midwife midwife
daycare | daycre | childcare-worker
preschool | preschol | childcare-worker elementary-school-teacher preschool-teacher preschool-director preschool-special-education-teacher
kindergarten | kindergarden | elementary-school-teacher childcare-worker kindergarten-teacher kindergarten-special-education-teacher
principal | principle | high-school-teacher elementary-school-teacher school-counselor scholastic-esports-director school-principal
guidance counselor | guidence counselor | school-counselor college-administrator
special education | speciel education | elementary-school-teacher high-school-teacher school-social-worker elementary-special-education-teacher high-school-special-education-teacher special-education-aide preschool-special-education-teacher middle-school-special-education-teacher kindergarten-special-education-teacher
poetry | poetri | narrative-designer journalist poet-and-novelist
comics | comcs | concept-artist graphic-designer narrative-designer
manga | mnaga | concept-artist graphic-designer game-animator narrative-designer 3d-character-artist
cosplay | cosplai | fashion-designer concept-artist 3d-character-artist
tattoo artist | tatoo artist | graphic-designer concept-artist hairdresser fine-artist craft-artist
nails | naiils | hairdresser nail-technician
barber | barbr | hairdresser barber
model | modl | fashion-designer photographer 3d-character-artist model
sneakers | sneekers | fashion-designer
skateboarding | skatebording | @esports physical-therapist professional-athlete sports-coach
gymnastics | gymnastcs | @esports physical-therapist professional-athlete sports-coach
personal trainer | personel trainer | esports-athletic-trainer physical-therapist dietitian fitness-trainer
referee | referree | esports-referee referee
sports agent | sports agnt | esports-player-agent
sports announcer | sports anouncer | shoutcaster esports-host broadcast-announcer
valorant | valorent | @gaming
league of legends | leage of legends | @gaming
pokemon | pokmon | @gaming
nintendo | nintedo | @gaming
xbox | xbx | @gaming
podcast | podcst | live-streamer journalist shoutcaster esports-host game-sound-designer
tik tok | tick tok | live-streamer esports-social-media-manager
instagram | instagrm | live-streamer esports-social-media-manager photographer
film director | film directer | broadcast-producer replay-director highlight-video-editor game-art-director film-producer-and-director
dj | djj | game-sound-designer video-game-composer party-and-club-dj
beats | beets | video-game-composer game-sound-designer
guitar | gitar | video-game-composer game-sound-designer musician-and-singer
python coding | pyhton coding | ${CODERS}
computers | computrs | ${CODERS} pc-builder information-security-analyst
laptop | labtop | pc-builder gaming-hardware-engineer software-developer
drones | dronnes | airline-pilot aerospace-engineer robotics-technician photographer air-traffic-controller
nasa | naasa | aerospace-engineer astronomer
stewardess | stewardes | flight-attendant
airport | airprt | air-traffic-controller airline-pilot flight-attendant
trucks | truks | truck-driver auto-mechanic qs_food-truck
car repair | car repare | auto-mechanic auto-body-repairer
motorcycles | motorcicles | auto-mechanic motorcycle-mechanic
race cars | race carss | auto-mechanic mechanical-engineer aerospace-engineer automotive-engineer professional-athlete car-detailer
uber driver | uber drivr | truck-driver taxi-driver chauffeur
train conductor | train conducter | truck-driver airline-pilot train-conductor
solar panels | solar panles | electrician wind-turbine-technician environmental-scientist solar-panel-installer solar-energy-engineer
global warming | global warmng | environmental-scientist meteorologist wind-turbine-technician
hurricane | huricane | meteorologist emergency-management-director
tornado | tornato | meteorologist emergency-management-director
weather man | wether man | meteorologist
garden | gardn | farmer agricultural-technician groundskeeper landscaping-supervisor landscape-architect
cows | cowss | farmer veterinarian agricultural-technician ranch-hand animal-trainer
cupcakes | cupcaks | baker
pizza | piza | chef baker qs_food-truck
waiter | waitr | chef hotel-manager server
food truck | food truk | qs_food-truck chef
president | presidnt | urban-planner lawyer project-manager indie-studio-founder emergency-management-director qs_city-hall legislator chief-executive-officer
fbi agent | fbi agnt | police-officer forensic-science-technician information-security-analyst detective intelligence-analyst
csi | csii | forensic-science-technician
army | armmy | police-officer firefighter emergency-management-director airline-pilot paramedic aerospace-engineer infantry-soldier infantry-officer
cop | coop | police-officer
fireman | firman | firefighter
stock market | stock markt | financial-advisor accountant market-research-analyst stockbroker financial-analyst
get rich | get ritch | financial-advisor accountant indie-studio-founder
ceo | ceoo | indie-studio-founder project-manager human-resources-specialist hotel-manager game-producer chief-executive-officer
start a business | start a busness | indie-studio-founder qs_food-truck
hiring | hireing | human-resources-specialist
psychologist | pyschologist | esports-sport-psychologist school-counselor clinical-psychologist school-psychologist
mental health | mental helth | school-counselor school-social-worker esports-sport-psychologist mental-health-counselor mental-health-social-worker
foster kids | foster kidds | school-social-worker childcare-worker school-counselor
construction worker | constuction worker | carpenter civil-engineer building-inspector electrician plumber construction-laborer
lego | legoo | architect civil-engineer mechanical-engineer robotics-technician level-designer industrial-designer
interior design | interor design | architect graphic-designer environment-artist interior-designer
toilet | toilt | plumber
air conditioning | air conditoning | hvac-technician
heater | heatr | hvac-technician plumber
wires | wirse | electrician
metal shop | metel shop | welder
factory | factry | robotics-technician welder mechanical-engineer assembly-line-worker factory-manager
trade school | trade shool | electrician plumber welder carpenter hvac-technician auto-mechanic trade-school-instructor
photoshop | photoshp | graphic-designer photographer concept-artist
logo | lgoo | graphic-designer
translator | translater | localization-specialist interpreter-and-translator
tv news | tv newss | journalist broadcast-producer esports-host
remote job | remot job | software-developer web-developer graphic-designer data-scientist localization-specialist ${CODERS}
abogada | abogda | lawyer video-game-lawyer
panadería | panaderia dulce | baker
enfermería | enfermeria | registered-nurse
dibujar | dibjuar | concept-artist graphic-designer 3d-character-artist game-animator fine-artist animator
animales | animalse | veterinarian wildlife-biologist
programador | programadr | ${CODERS}
avión | avon | airline-pilot aerospace-engineer flight-attendant air-traffic-controller
música | musia | video-game-composer game-sound-designer musician-and-singer composer-and-conductor
peluquera | peluqera | hairdresser
dinero | dinro | financial-advisor accountant
fútbol | futbool | @esports physical-therapist professional-athlete sports-coach
construcción | construccin | carpenter civil-engineer building-inspector architect electrician plumber
niños | ninos pequeños | childcare-worker pediatrician elementary-school-teacher
camionero | camionro | truck-driver
farmacia | farmasia | pharmacist
clima | clma | meteorologist environmental-scientist
`

export const searchedWords: readonly SearchedWord[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [word = '', slip = '', first = ''] = line.split('|').map((part) => part.trim())
    return { word, slip, first: first.split(' ') }
  })
