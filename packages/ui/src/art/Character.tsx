import { type Character as CharacterParts, characterOf } from '@pathquest/core/players/character'
import { memo } from 'react'
import { useLazyChunk } from '../hooks/use-lazy-chunk'
import { characterMessages } from '../messages/en/characters'
import { useMessages } from '../messages/MessagesProvider'

/** A head in a box of 60 by 48, and where its face is. `cuts` lie over it in the darker tone. */
interface HeadDrawing {
  path: string
  cuts?: string
  /** In the colour of paper. */
  light?: string
  eyesY: number
  /** Half the distance of the eyes. */
  eyesX?: number
  /** The middle of its face, if not 30. */
  x?: number
}

const HEADS: Record<CharacterParts['head'], HeadDrawing> = {
  peak: {
    path: 'M30 3Q32 3 34 6L52 40Q55 47 48 47H12Q5 47 8 40L26 6Q28 3 30 3Z',
    light: 'M30 3Q32 3 34 6L40 18L35 16L31 20L26 16L20 18L26 6Q28 3 30 3Z',
    eyesY: 30,
  },
  compass: {
    path: 'M30 5A21 21 0 1 1 30 47A21 21 0 1 1 30 5Z',
    cuts: 'M30 0L36 10H24ZM30 11A15.5 15.5 0 1 0 30 42A15.5 15.5 0 1 0 30 11ZM30 14A12.5 12.5 0 1 1 30 39A12.5 12.5 0 1 1 30 14Z',
    eyesY: 25,
    eyesX: 5,
  },
  key: {
    path: 'M24 8A19 19 0 1 1 23.9 8ZM40 16H58V32H52V26H48V30H43Z',
    cuts: 'M24 12.500A14.5 14.5 0 1 0 24.1 12.500ZM24 15A12 12 0 1 1 23.9 15Z',
    eyesY: 25,
    eyesX: 5,
    x: 24,
  },
  lantern: {
    path: 'M20 9Q20 1 30 1T40 9H44L50 19V38L44 47H16L10 38V19L16 9ZM24 9H36Q36 4.5 30 4.500T24 9Z',
    cuts: 'M10 19H50V22H10ZM10 36H50V39H10Z',
    eyesY: 27,
  },
  cairn: {
    path: 'M30 2Q41 2 41 9Q41 14 36 15Q47 16 47 23Q47 29 42 30Q54 31 54 39Q54 47 44 47H16Q6 47 6 39Q6 31 18 30Q13 29 13 23Q13 16 24 15Q19 14 19 9Q19 2 30 2Z',
    cuts: 'M20 15H40V16.500H20ZM15 30H45V31.500H15Z',
    eyesY: 22,
    eyesX: 6,
  },
  pine: {
    path: 'M30 1L43 15H38L49 29H43L55 44Q56 47 52 47H8Q4 47 5 44L17 29H11L22 15H17Z',
    cuts: 'M22 15L38 15L34 18.500H26ZM17 29H43L38 32H22Z',
    eyesY: 24,
  },
  tent: {
    path: 'M24 1L30 9L36 1L39 3L33 12L56 44Q57 47 53 47H7Q3 47 4 44L27 12L21 3Z',
    cuts: 'M30 38L36 47H24Z',
    eyesY: 26,
    eyesX: 5,
  },
  signpost: {
    path: 'M26 2H34V8H46L57 21L46 35H34V47H26V35H8Q5 35 5 32V11Q5 8 8 8H26Z',
    cuts: 'M26 2H34V8H26ZM26 35H34V47H26Z',
    eyesY: 19,
  },
  cloud: {
    path: 'M17 46Q5 46 5 35Q5 26 14 25Q15 11 29 10Q42 10 45 22Q56 23 56 34Q56 46 44 46Z',
    light: 'M19 21Q21 14 28 13Q22 17 22 21Z',
    eyesY: 31,
  },
  boot: {
    path: 'M15 2H39Q41 2 41 4V22Q55 25 56 37V47H13V4Q13 2 15 2Z',
    cuts: 'M13 42H56V47H13ZM13 8H41V11H13Z',
    eyesY: 23,
    eyesX: 5.5,
    x: 28,
  },
  kettle: {
    path: 'M27 5Q27 1 30 1T33 5V8Q45 10 48 21L57 16L59 19L51 31Q53 40 49 47H11Q5 31 14 19Q5 17 3 23L0 21Q3 12 15 15Q19 9 27 8Z',
    cuts: 'M14 19Q30 24 46 19L47 21.500Q30 27 13 21.500Z',
    eyesY: 33,
  },
  kite: {
    path: 'M30 1Q32 1 33 3L54 22Q56 24 54 26L33 46Q30 49 27 46L6 26Q4 24 6 22L27 3Q28 1 30 1Z',
    cuts: 'M29 2H31V16H29ZM29 36H31V47H29ZM5 23H17V25H5ZM43 23H55V25H43Z',
    eyesY: 24,
  },
}

/** What the right hand holds, around (52, 52). */
const THINGS: Record<CharacterParts['thing'], { path: string; cuts?: string }> = {
  flag: { path: 'M50 31H62L58.5 36L62 41H52V63H50Z' },
  map: {
    path: 'M43 45L48 43L54 46L60 43V57L54 60L48 57L43 59Z',
    cuts: 'M48 43H49V57H48ZM54 46H55V60H54Z',
  },
  rope: {
    path: 'M52 43A8.5 8.5 0 1 1 51.9 43ZM52 48A3.5 3.5 0 1 0 52.1 48Z',
    cuts: 'M45 49L48 50V51L44.5 50.500ZM56 50L59.5 49.500V50.500L56 51.500Z',
  },
  flask: {
    path: 'M49 41H55V44Q59 46 59 50V59Q59 62 56 62H48Q45 62 45 59V50Q45 46 49 44Z',
    cuts: 'M45 51H59V55H45Z',
  },
  book: {
    path: 'M43 44Q49 42 52 45Q55 42 61 44V59Q55 57 52 60Q49 57 43 59Z',
    cuts: 'M51.5 45H52.500V60H51.500Z',
  },
  staff: { path: 'M50 27Q55 25 57 30T54 36V63H51V36Q53 33 50 32Z' },
}

/** Fill and darker tone. The same on paper, on pine and in the dark: the ink around them holds. */
const COLOURS: Record<CharacterParts['colour'], readonly [fill: string, dark: string]> = {
  moss: ['#7fb24a', '#4f7d26'],
  water: ['#5cb0dc', '#2a7aa8'],
  sand: ['#e2c588', '#a98445'],
  clay: ['#e8854f', '#a94f20'],
  heath: ['#b58ad6', '#7b4fa3'],
  stone: ['#aebbb8', '#6c7c79'],
  berry: ['#e0617f', '#a32a4b'],
  sun: ['#f5cf3e', '#b38a00'],
}
const INK = '#14231c'
const PAPER = '#fffdf6'
const BLAZE = '#ff8a3d'

/** Whose character it is: an id, and what was chosen. */
export interface CharacterOwner {
  playerId: string
  /** The code of a chosen character; absent: the one of the id. */
  character?: string | undefined
  /** Ids of cosmetics: a sign is worn on the chest. */
  worn?: readonly string[] | undefined
}

export interface CharacterProps {
  player: CharacterOwner
  /** The name beside it is enough, for example in a long list. */
  isSilent?: boolean | undefined
}

/** The same drawing: a view is parsed anew with each message, for a whole class. */
const isSameDrawing = (before: CharacterProps, after: CharacterProps): boolean =>
  before.isSilent === after.isSilent &&
  before.player.playerId === after.player.playerId &&
  before.player.character === after.player.character &&
  before.player.worn?.join() === after.player.worn?.join()

/** A player's character, as large as the style of its place says. */
export const Character = memo(DrawnCharacter, isSameDrawing)

/** A class of characters is many elements: what has one colour is one path. */
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** Only for characters that wear one: guests own none. */
const loadSigns = () => import('./Cosmetic')

function DrawnCharacter({ player, isSilent }: CharacterProps) {
  const name = useCharacterName()
  const character = characterOf(player)
  const { worn = [] } = player
  const signs = useLazyChunk(loadSigns, worn.length > 0)
  const { path, cuts, light, eyesY, eyesX = 6.5, x = 30 } = HEADS[character.head]
  const thing = THINGS[character.thing]
  const [fill, dark] = COLOURS[character.colour]
  const drawn = {
    stroke: INK,
    strokeWidth: 2.2,
    strokeLinejoin: 'round',
    fillRule: 'evenodd',
  } as const
  return (
    <svg
      className="pq-character"
      viewBox="0 0 66 68"
      role="img"
      aria-label={name(character)}
      aria-hidden={isSilent}
    >
      <g transform="translate(1.5 2)">
        <path {...drawn} fill={dark} d={`M${x - 15} 64Q${x - 16} 42 ${x} 42T${x + 15} 64Z`} />
        <path {...drawn} fill={BLAZE} d={thing.path} />
        {thing.cuts && <path fill={INK} d={thing.cuts} />}
        <path {...drawn} fill={fill} d={`${circle(x + 17, 53, 4.2)}${path}`} />
        {light && <path fill={PAPER} d={light} />}
        {cuts && <path fill={dark} fillRule="evenodd" d={cuts} />}
        <path fill={INK} d={circle(x - eyesX, eyesY, 2.9) + circle(x + eyesX, eyesY, 2.9)} />
        <path
          fill={PAPER}
          d={circle(x - eyesX + 1, eyesY - 1, 1) + circle(x + eyesX + 1, eyesY - 1, 1)}
        />
        <path
          fill="none"
          stroke={INK}
          strokeWidth="2"
          strokeLinecap="round"
          d={`M${x - 4} ${eyesY + 6}Q${x} ${eyesY + 9.5} ${x + 4} ${eyesY + 6}`}
        />
        {worn.map((id) => (
          <svg key={id} x={x - 6.5} y="49" width="13" height="13" color={PAPER} aria-hidden="true">
            {signs.status === 'ready' && <signs.exports.AvatarSign id={id} />}
          </svg>
        ))}
      </g>
    </svg>
  )
}

/** The short name of a character, for screen readers: "green lantern with a map". */
function useCharacterName(): (character: CharacterParts) => string {
  const t = useMessages(characterMessages)
  return ({ head, colour, thing }) =>
    t('character.name', {
      head: t(`character.${head}`),
      colour: t(`character.${colour}`),
      thing: t(`character.${thing}`),
    })
}
