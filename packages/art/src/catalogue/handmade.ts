import type { VendorCode } from '../vendors.ts';
import { slugOf, type Category, type DemoGame, type Look } from './game.ts';

// title | vendor category family | hero[/tone] companions | scene layout palette | face style fill warp | foreground
const table = `
Ashen Jarl            | EMW RNG mythic       | jarl                 | shards hero ember         | bowlby-one block gold arch            | embers
Phoenix Reckoning     | EMW RNG mythic       | phoenix/1            | rays top sunset           | cinzel block fire arch                | embers
Gilded Grimoire       | NPL RNG mythic       | grimoire             | hall frame regal          | cinzel block cream bulge              | sparks
Starforged Blades     | KRK RNG mythic       | blades/1             | portal hero storm         | alfa-slab-one block chrome none       | sparks
Ninefold Scarab       | MNL RNG mythic       | scarab               | desert hero sand          | cinzel block ice roof                | none
Pharaoh Reckoning     | EMW RNG mythic       | pharaoh              | rays niche lagoon         | cinzel block gold bulge               | none
Thunderlit Saga       | KRK RNG mythic       | aegis/1              | clouds diag royal         | lilita-one long ice rise              | rain
Cherry Cascade        | QFX RNG fruit        | cherry plum bell     | stripes reels rose        | carter-one sticker rose arch          | none
Jolly Lemon           | PPL RNG fruit        | lemon                | bokeh close sky           | chango block lime bulge               | none
Melon Parade          | QFX RNG fruit        | melon cherry grapes  | swirl duo sky             | titan-one long cream flag             | confetti
Electric Sapphire     | GWA RNG fruit        | sapphire ruby        | drapes orbit grape        | righteous block ice arch              | none
Jam of the Sevens     | PPL RNG fruit        | seven bell bars      | stadium type hall         | bowlby-one rim fire none              | coins
Wayward Corsair       | KRK RNG adventure    | skull                | waves hero lagoon         | alfa-slab-one block cream arch        | coins
Treasure Cove         | QFX RNG adventure    | chest                | deep spot coral           | lilita-one block cream bulge             | gems
Dynamite Heist        | QFX RNG adventure    | dynamite             | city diag sunset          | bangers long fire rise                | sparks
Rusted Galleon        | KRK RNG adventure    | galleon              | clouds top sky            | carter-one block cream bowl           | none
Dragon Festival       | SFK RNG festival     | dragon               | tile emblem hall          | shojumaru block gold none             | none
Joyful Lantern        | JL  RNG festival     | lantern lantern/1    | city trio crimson         | shojumaru block gold arch             | petals
Jade Koi              | JL  RNG festival     | koi                  | rings hero jade           | luckiest-guy block mint flag          | bubbles
Lotus Courtyard       | TDH RNG festival     | lotus                | waves niche orchid        | titan-one block candy arch            | petals
Cinnabar Pagoda       | JL  RNG festival     | pagoda               | night frame sunset        | shojumaru rim cream none              | petals
Planet Outpost        | VFB RNG space        | planet/1             | space close aurora        | racing-sans-one block mint rise       | none
Zero G Automaton      | GWA RNG space        | automaton            | hexagons hero neon        | audiowide neon ice none               | sparks
Retrograde Rocket     | GWA RNG space        | rocket               | space diag copper         | russo-one long sky rise               | none
Copper Tiger          | MNL RNG animals      | tiger                | jungle close moss         | lilita-one block cream bulge          | none
Wolf Stampede         | MNL RNG animals      | wolf                 | night hero storm          | righteous rim ice arch                | none
Dawn Owl Dominion     | KRK RNG animals      | owl                  | rays niche copper         | alfa-slab-one block gold none         | sparks
Lion Kingdom          | KRK RNG animals      | lion                 | swirl emblem regal        | cinzel block gold none                | none
Doughnut Carnival     | PPL RNG sweets       | doughnut lolly cupcake | hills orbit candy       | chango sticker candy arch             | none
Cupcake Avalanche     | PPL RNG sweets       | cupcake/1 sundae     | hills top candy           | titan-one block candy bulge           | confetti
Angler Harvest        | TDH FISH fish        | angler               | deep hero peacock         | titan-one block mint arch             | bubbles
Armoured Turtle       | TDH FISH fish        | turtle               | rings top lagoon          | lilita-one block sky bulge            | bubbles
Typhoon Jelly         | JL  FISH fish        | jelly jelly/1        | swirl trio royal          | bangers long candy flag               | bubbles
Kraken Harvest        | JL  FISH fish        | octopus              | waves close crimson       | luckiest-guy rim fire arch            | none
Abyssal Shark         | TDH FISH fish        | shark                | deep diag midnight        | bangers block chrome rise             | bubbles
Goldfin Kingdom       | JL  FISH fish        | goldfin              | tile frame royal          | titan-one rim gold none               | coins
Harbour Roulette      | NPL LIVE live        | roulette stakes      | drapes hero crimson       | limelight block gold arch             | none
Baccarat Table        | NPL LIVE live        | fan                  | damask hero grape         | cinzel block gold bulge               | sparks
Blackjack Room        | MNL LIVE live        | aces                 | hall emblem noir          | limelight block gold none             | none
Riviera Wheel         | NPL LIVE live        | wheel                | bokeh close peacock       | carter-one rim cream arch             | none
Onyx Sic-Bo           | MNL LIVE live        | dice/1               | felt diag jade            | righteous block gold rise             | none
Grand Stakes          | NPL LIVE live        | stakes               | felt spot plum            | limelight block cream roof            | none
Prestige Shoe         | MNL LIVE live        | shoe                 | damask niche hall         | cinzel block chrome bulge             | none
Gentle Joker          | NPL PVP poker        | jester fan           | drapes type plum          | limelight block candy bulge           | none
Cutthroat Dominoes    | KRK PVP poker        | domino               | shards hero noir          | alfa-slab-one block rose rise         | none
Backroom Mahjong      | KRK PVP poker        | mahjong              | felt hero copper          | shojumaru block cream none            | sparks
Sapphire Gambit       | NPL PVP poker        | knight knight/1      | portal duo midnight       | cinzel block ice roof                 | none
Suits Rivals          | KRK PVP poker        | spade aces           | stripes emblem jungle     | alfa-slab-one block cream none          | none
Striker Series        | VFB SPORTS sports    | football             | stadium hero jungle       | racing-sans-one block lime rise       | none
Floodlit Hoops        | VFB SPORTS sports    | basketball           | rays diag royal           | bangers long fire rise                | none
Sunday Cup            | VFB SPORTS sports    | trophy football      | stadium spot storm        | russo-one block cream none             | confetti
Overtime Circuit      | VFB SPORTS sports    | racer/1              | city hero lava            | racing-sans-one block chrome rise     | none
Clutch Pad            | GWA ESPORTS esports  | pad/1                | shards diag orchid        | russo-one block ice pinch             | none
Mecha Arena           | GWA ESPORTS esports  | mecha                | hexagons close crimson    | audiowide block chrome none           | none
Comms Legion          | VFB ESPORTS esports  | headset              | grid hero aurora          | bungee neon mint none                 | none
Lucky Penny Draw      | SFK LOTT lottery     | balls                | bokeh hero sky            | luckiest-guy rim cream fan            | confetti
Silver Ticket         | SFK LOTT lottery     | ticket               | rays emblem rose          | titan-one block cream none            | none
Moon Orchard          | BGS RNG inhouse      | orchard              | night orchard grape       | lilita-one block cream arch           | none
Hi-Lo Prime           | BGS RNG inhouse      | hilo                 | swirl hero coral          | bungee block gold none                | none
Pegfall Prime         | BGS RNG inhouse      | pegs                 | portal top neon           | bungee block lime none                | sparks
`;

const words = (cell: string): string[] => cell.split(/\s+/);

// The table's words are checked where they are used: an unknown one fails when its cover is drawn.
function read(row: string): DemoGame {
  const [title = '', origin = '', subjects = '', ground = '', letters = '', extras = ''] = row
    .split('|')
    .map((cell) => cell.trim());
  const [vendor, category, family = ''] = words(origin);
  const [first = '', ...companions] = words(subjects);
  const [hero = '', tone = '0'] = first.split('/');
  const [scene, layout, palette] = words(ground);
  const [face, style, fill, warp] = words(letters);
  const look = { scene, layout, palette, face, style, fill, warp, foreground: extras, drift: 9 };
  return {
    slug: slugOf(title),
    title,
    vendor: vendor as VendorCode,
    category: category as Category,
    family,
    hero,
    tone: Number(tone),
    companions,
    look: look as Look,
  };
}

/** Composed by hand, each to a purpose; they come first wherever games are listed. */
export const handmade: readonly DemoGame[] = table.trim().split('\n').map(read);
