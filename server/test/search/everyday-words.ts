import type { SearchedWord } from './searched-words'

/**
 * What a fourteen-year-old types when looking for a job, each with a slip of a finger, and the
 * careers of which one has to be among the first three. Written before the table of synonyms was
 * fitted to the whole catalogue, and used for that: it says that these words work, not how well
 * others do (`searched-words.ts`).
 */
const LINES = `
youtuber | youtubr | live-streamer
vet | vett | veterinarian
i like drawing | i like drawng | fine-artist concept-artist graphic-designer animator
tattoo artist | tatoo artist | fine-artist craft-artist concept-artist
cop | copp | police-officer
fbi agent | fbi agnt | detective intelligence-analyst
spy | spyy | intelligence-analyst
swat | swatt | police-officer
soldier | soldeir | infantry-soldier
army | armmy | infantry-soldier infantry-officer
navy seal | navy seel | special-forces-member special-forces-officer
fighter pilot | figter pilot | military-pilot
coast guard | coast gaurd | sailor customs-and-border-protection-officer lifeguard ship-captain military-air-crew-member
lifeguard | lifegaurd | lifeguard
park ranger | park rangr | park-naturalist conservation-scientist forester game-warden
zookeeper | zookeper | animal-caretaker animal-trainer
dog groomer | dog gromer | animal-caretaker
dog trainer | dog trianer | animal-trainer
horse trainer | horse traner | animal-trainer
vet tech | vet tehc | veterinary-technician
marine biologist | marine bioligist | wildlife-biologist biologist
brain surgeon | brain sergeon | neurologist orthopedic-surgeon pediatric-surgeon
heart doctor | hart doctor | cardiologist
skin doctor | skin docter | dermatologist
foot doctor | foot docter | podiatrist
eye doctor | eye docter | optometrist ophthalmologist
kids doctor | kids docter | pediatrician
baby doctor | baby docter | ob-gyn pediatrician nurse-midwife midwife
dental hygienist | dental hygenist | dental-hygienist
braces | bracess | orthodontist
nurse | nusre | registered-nurse
school nurse | school nusre | registered-nurse licensed-practical-nurse
emt | emtt | emergency-medical-technician paramedic
ambulance | ambulence | paramedic emergency-medical-technician ambulance-driver
x-ray tech | x-ray tehc | x-ray-technician
ultrasound | ultrasond | ultrasound-technician
therapist | therapst | mental-health-counselor marriage-and-family-therapist physical-therapist clinical-psychologist occupational-therapist
psychologist | pyschologist | clinical-psychologist school-psychologist
shrink | shrnk | psychiatrist clinical-psychologist
speech therapist | speach therapist | speech-therapist
physical therapy | phisical therapy | physical-therapist physical-therapist-assistant
massage | masage | massage-therapist
chiropractor | chiropracter | chiropractor
pharmacist | pharmasist | pharmacist
lab tech | lab tehc | medical-lab-technician chemical-technician
scientist | scientst | biologist chemist physicist environmental-scientist medical-scientist data-scientist
astronaut | astronat | aerospace-engineer astronomer military-pilot
stars and planets | stars and plantes | astronomer
dinosaurs | dinosuars | geologist biologist archeologist-or-anthropologist
archaeologist | archaelogist | archeologist-or-anthropologist
volcanoes | volcanos | geologist
weather man | wether man | meteorologist
storm chaser | storm chasser | meteorologist
robots | robtos | robotics-engineer robotics-technician
inventor | inventer | mechanical-engineer industrial-designer robotics-engineer
lego | legoo | industrial-designer mechanical-engineer architect civil-engineer robotics-engineer
rocket scientist | rockt scientist | aerospace-engineer
coder | codr | software-developer computer-programmer
app developer | app develper | software-developer mobile-game-developer
hacker | haker | ethical-hacker information-security-analyst
ai | aii | data-scientist computer-scientist game-ai-programmer
it guy | it gyu | computer-support-specialist systems-administrator
fix computers | fix computrs | computer-support-specialist computer-and-atm-repairer pc-builder
web design | web desgin | web-designer web-developer
game designer | game desinger | video-game-designer
pro gamer | pro gmaer | professional-esports-player
streamer | streamr | live-streamer
animator | animater | animator game-animator
anime | anmie | animator game-animator
comics | comcis | concept-artist fine-artist narrative-designer
photographer | photgrapher | photographer
video editing | video editng | film-and-video-editor highlight-video-editor
movie director | movie directer | film-producer-and-director
movies | moveis | film-producer-and-director film-and-video-editor camera-operator actor casting-director
actor | acter | actor
voice actor | voice acter | video-game-voice-actor actor
singer | singr | musician-and-singer
rapper | raper | musician-and-singer
music producer | music producr | sound-engineer video-game-composer composer-and-conductor
dj | djj | party-and-club-dj
dancer | dancr | dancer
model | modle | model
makeup artist | makup artist | theatrical-makeup-artist skincare-specialist
nails | nials | nail-technician
barber | barbr | barber
hair stylist | hair stylst | hairdresser
fashion | fasion | fashion-designer
sewing | sewng | sewing-machine-operator tailor hand-sewer fashion-designer
writer | writr | writer
poet | poett | poet-and-novelist
author | auther | poet-and-novelist writer
reporter | reportr | journalist
librarian | libarian | librarian
translator | translater | interpreter-and-translator
teacher | techer | elementary-school-teacher high-school-teacher middle-school-teacher
math teacher | math techer | high-school-teacher middle-school-teacher math-professor
kindergarten | kindergarden | kindergarten-teacher
principal | principle | school-principal
gym teacher | gym techer | adapted-physical-education-teacher high-school-teacher middle-school-teacher elementary-school-teacher recreation-and-fitness-professor enrichment-teacher
coach | coahc | sports-coach esports-coach
college professor | college profesor | biology-professor business-professor math-professor english-professor chemistry-professor physics-professor history-professor law-professor psychology-professor engineering-professor computer-science-professor foreign-language-professor art-drama-and-music-professor
babysitter | babysiter | nanny childcare-worker
daycare | daycar | childcare-worker preschool-teacher preschool-director
soccer player | socer player | professional-athlete
basketball | basketbal | professional-athlete sports-coach
athlete | athelete | professional-athlete
referee | referre | referee
personal trainer | personel trainer | fitness-trainer
gym | gymm | fitness-trainer
sports announcer | sports anouncer | broadcast-announcer shoutcaster
sports medicine | sports medecine | sports-medicine-doctor athletic-trainer
lawyer | lawer | lawyer
judge | jugde | judge
detective | detectve | detective private-investigator
crime scene | crime scen | forensic-science-technician
prison guard | prision guard | correctional-officer
security guard | security gaurd | security-guard
firefighter | firefigter | firefighter
911 operator | 911 operater | 911-dispatcher
president | presidnt | legislator chief-executive-officer
mayor | mayr | legislator
politician | politican | legislator
mailman | mialman | mail-carrier
garbage man | garbge man | garbage-collector
social worker | socail worker | school-social-worker mental-health-social-worker hospital-social-worker
pastor | paster | clergy-member
funeral | funerl | funeral-director funeral-attendant funeral-home-manager
chef | cheff | chef private-chef
baker | bakr | baker
pizza maker | piza maker | baker restaurant-cook fast-food-cook
waiter | waitr | server
barista | barrista | barista
bartender | bartendr | bartender
mcdonalds | mcdonlds | fast-food-worker fast-food-cook
cashier | casheir | cashier
hotel manager | hotl manager | hotel-manager
tour guide | tour giude | tour-guide travel-guide
wedding planner | weding planner | event-planner
flight attendant | flight attendent | flight-attendant
pilot | pilto | airline-pilot commercial-pilot military-pilot
truck driver | truck drivr | truck-driver
uber driver | uber drivr | taxi-driver
bus driver | bus drivr | school-bus-driver city-bus-driver
train driver | trian driver | train-engineer subway-operator
ship captain | ship captin | ship-captain
mechanic | mechanik | auto-mechanic
cars | carrs | auto-mechanic automotive-engineer auto-body-repairer car-detailer
motorcycles | motorcyles | motorcycle-mechanic
race car driver | race car drivr | professional-athlete auto-mechanic automotive-engineer
forklift | forklfit | forklift-operator
amazon | amazn | delivery-driver stocker packer warehouse-supervisor
electrician | electrican | electrician
plumber | plumer | plumber
carpenter | carpentr | carpenter
welder | weldr | welder
construction worker | constuction worker | construction-laborer
bulldozer | buldozer | heavy-equipment-operator
crane | cranee | crane-operator
roofer | rofer | roofer
painter | paintr | house-painter fine-artist
interior design | interor design | interior-designer
real estate | real estat | real-estate-agent real-estate-broker
solar panels | solar panles | solar-panel-installer solar-energy-engineer
landscaping | landscapng | landscaping-supervisor landscape-architect groundskeeper
flowers | flowrs | florist
farmer | farmr | farmer
fisherman | fishermn | fisher-and-trapper
lumberjack | lumberjak | logger
tree cutter | tree cuter | tree-trimmer logger
jewelry | jewlry | jeweler gem-and-diamond-cutter
ceo | ceoo | chief-executive-officer
own a business | own a busines | online-merchant indie-studio-founder general-manager
businessman | busnessman | general-manager chief-executive-officer project-manager
stock market | stock markt | stockbroker financial-analyst
banker | bankr | bank-teller loan-officer financial-manager
accountant | acountant | accountant
secretary | secratary | administrative-assistant executive-assistant legal-secretary medical-secretary
receptionist | receptonist | receptionist
social media | socail media | esports-social-media-manager
influencer | influencr | live-streamer esports-social-media-manager
advertising | advertizing | advertising-manager
make money | make mony | financial-advisor stockbroker accountant financial-analyst
help people | help peple | school-social-worker registered-nurse mental-health-counselor firefighter community-service-manager human-services-assistant school-counselor
work with animals | work with animls | veterinarian animal-caretaker animal-trainer wildlife-biologist veterinary-assistant
enfermera | enfermra | registered-nurse
policía | policia | police-officer
cantante | cantnte | musician-and-singer
futbolista | futbolsta | professional-athlete
abogada | abogda | lawyer
cocinero | cocinro | chef restaurant-cook private-chef
`

export const everydayWords: readonly SearchedWord[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [word = '', slip = '', first = ''] = line.split('|').map((part) => part.trim())
    return { word, slip, first: first.split(' ') }
  })
