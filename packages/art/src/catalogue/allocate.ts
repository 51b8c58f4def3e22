import { distance } from '../lib/color.ts';
import { diceFor, type Dice } from '../lib/random.ts';
import type { LetterStyle } from '../lettering/styles.ts';
import type { Warp } from '../lettering/warp.ts';
import type { LayoutName } from '../layouts/all.ts';
import { motif } from '../motifs/all.ts';
import { palette, type PaletteName } from '../palettes.ts';
import type { SceneName } from '../scenes/all.ts';
import { vendorOf } from '../vendors.ts';
import type { FamilyPlan } from './families/plan.ts';
import { slugOf, type Category, type DemoGame } from './game.ts';

/** Pairs and boards: beside others of their kind they would be clutter at 110 px. */
const crowded = new Set(
  'rivals blades katana aces fan dice domino court natural stakes stake mahjong keycaps faceoff bounty ingot mines crash bingo keno coinflip dicebox wicket hilo pegs balls tumbler cage ticket knot'.split(
    ' ',
  ),
);
const shared: ReadonlySet<LayoutName> = new Set<LayoutName>(['trio', 'versus', 'reels', 'orbit']);
/** Faces with hairlines, which every style but one drowns. */
const delicate = new Set([
  'limelight',
  'cinzel',
  'cinzel-decorative',
  'shojumaru',
  'new-rocker',
  'graduate',
]);
const glowing = new Set(['righteous', 'audiowide', 'bungee', 'russo-one']);
const dark: ReadonlySet<SceneName> = new Set<SceneName>([
  'grid',
  'hexagons',
  'space',
  'city',
  'portal',
]);
/** Electronic draws have a category of their own. */
const electronic = /Keno|Numbers|Spin|Charm/;

/** What a hero has been given so far, so that it is not given twice. */
interface Past {
  times: number;
  layouts: Set<LayoutName>;
  scenes: Set<SceneName>;
}

interface Turn {
  hero: string;
  times: number;
  layout: LayoutName;
  scene: SceneName;
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const from = by % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
}

/** The first that is new to this hero; when all are known, the rotation alone decides. */
function fresh<Item>(
  items: readonly [Item, ...Item[]],
  by: number,
  known: ReadonlySet<Item>,
): Item {
  const order = rotated(items, by);
  return order.find((item) => !known.has(item)) ?? order[0] ?? items[0];
}

class Ledger {
  #past = new Map<string, Past>();

  of(hero: string): Past {
    const known = this.#past.get(hero);
    if (known !== undefined) return known;
    const past: Past = { times: 0, layouts: new Set(), scenes: new Set() };
    this.#past.set(hero, past);
    return past;
  }

  record({ hero, layout, scene }: Omit<Turn, 'times'>): void {
    const past = this.of(hero);
    past.times += 1;
    past.layouts.add(layout);
    past.scenes.add(scene);
  }

  /** The one that has come least often; the earlier in the list among equals. */
  least(heroes: readonly string[]): string {
    return heroes.toSorted((a, b) => this.of(a).times - this.of(b).times)[0] ?? '';
  }
}

function heroFor(
  title: string,
  { subjects, heroes }: FamilyPlan,
  ledger: Ledger,
  at: number,
): string {
  const words = title.split(' ');
  for (const pair of subjects.split(' ')) {
    const [word = '', list = ''] = pair.split('=');
    if (words.some((each) => each === word || each === `${word}s`))
      return ledger.least(list.split(','));
  }
  return ledger.least(rotated(heroes.split(' '), at));
}

/** What a subject and a title can bear: a ribbon or a border leaves a long title too little room. */
function layoutsFor(title: string, { layouts }: FamilyPlan, hero: string): FamilyPlan['layouts'] {
  const barred = (layout: LayoutName) =>
    (crowded.has(hero) && shared.has(layout)) ||
    (title.length > 17 && (layout === 'emblem' || layout === 'frame')) ||
    (hero === 'rivals' && layout === 'close');
  const [first = 'hero', ...rest] = layouts.filter((layout) => !barred(layout));
  return [first, ...rest];
}

/** The first of a vendor's palettes that stands off from the hero's colour, else the furthest. */
function paletteFor(options: readonly PaletteName[], colour: string): PaletteName {
  const stands = options.map((name) => {
    const { mid, light } = palette(name);
    return { name, mid: distance(mid, colour), light: distance(light, colour) };
  });
  const best = stands.toSorted((a, b) => b.mid + b.light - a.mid - a.light)[0];
  return (stands.find(({ mid, light }) => mid >= 0.2 && light >= 0.14) ?? best)?.name ?? 'royal';
}

function companionsFor(
  { hero, layout }: Turn,
  tone: number,
  plan: FamilyPlan,
  dice: Dice,
): string[] {
  const tones = motif(hero).tones.length;
  if (layout === 'versus') return [`${hero}/${(tone + 1) % tones}`];
  const others = rotated(plan.heroes.split(' '), dice.whole(0, 9)).filter(
    (name) => name !== hero && (layout === 'duo' || !crowded.has(name)),
  );
  if (layout === 'duo' || layout === 'trio') return others.slice(0, layout === 'duo' ? 1 : 2);
  if (layout === 'orbit' || layout === 'reels' || layout === 'type') return others.slice(0, 2);
  return [];
}

const bent = ['arch', 'bulge', 'bowl', 'roof', 'flag', 'fan', 'pinch', 'none'] as const;
const straight = ['none', 'bulge', 'none', 'arch'] as const;

function warpFor(layout: LayoutName, dice: Dice): Warp {
  if (layout === 'diag') return 'rise';
  return layout === 'frame' || layout === 'type' || layout === 'reels'
    ? dice.pick(straight)
    : dice.pick(bent);
}

function styleFor(face: string, { layout, scene }: Turn, dice: Dice): LetterStyle {
  if (delicate.has(face)) return 'block';
  // Tubes of light want darkness on every side.
  const night = dark.has(scene) && (layout === 'hero' || layout === 'top' || layout === 'orbit');
  if (glowing.has(face) && night && dice() < 0.5) return 'neon';
  return dice.pick(['block', 'block', 'rim', 'block', 'long', 'sticker', 'block', 'rim', 'long']);
}

/** Words of a title that promise a colour. */
const promised: Readonly<Record<string, string>> = {
  Vermilion: '#e0402f',
  Cinnabar: '#d8302f',
  Crimson: '#c2203f',
  Cobalt: '#2f4fc0',
  Midnight: '#3a3f7a',
  Jade: '#1fae7a',
  Emerald: '#1fae6a',
  Mossy: '#4fa84a',
  Amber: '#f0a02e',
  Golden: '#f0b030',
  Gilded: '#e7a52c',
  Copper: '#e08a3f',
  Ivory: '#f4ecdc',
  Porcelain: '#f0f2fa',
  Silver: '#dfe6f4',
  Moonlit: '#5f7fd0',
};

function toneFor(title: string, tones: readonly string[], turn: number): number {
  const colour = title.split(' ').flatMap((word) => promised[word] ?? [])[0];
  if (colour === undefined) return turn % tones.length;
  const gaps = tones.map((tone) => distance(tone, colour));
  return gaps.indexOf(Math.min(...gaps));
}

interface Slot {
  title: string;
  family: string;
  plan: FamilyPlan;
  /** The place in the family's list. */
  at: number;
  salt: number;
}

function compose({ title, family, plan, at, salt }: Slot, turn: Turn): DemoGame {
  const slug = slugOf(title);
  const dice = diceFor(`${slug} ${salt}`);
  const { hero, layout, scene, times } = turn;
  const { tones, coat } = motif(hero);
  const tone = toneFor(title, tones, times + salt);
  const vendor = plan.vendors[at % plan.vendors.length] ?? plan.vendors[0];
  const { palettes, faces } = vendorOf(vendor);
  const round = at + times + Math.floor(at / plan.vendors.length) + salt;
  const face = rotated(faces, round)[0] ?? faces[0];
  const fill = rotated(plan.fills, dice.whole(0, 19))[0] ?? plan.fills[0];
  const category: Category =
    plan.category === 'LOTT' && electronic.test(title) ? 'ELOTT' : plan.category;
  return {
    slug,
    title,
    vendor,
    category,
    family,
    hero,
    tone,
    companions: companionsFor(turn, tone, plan, dice),
    look: {
      scene,
      layout,
      palette: paletteFor(rotated(palettes, round), coat ?? tones[tone] ?? tones[0]),
      face,
      style: styleFor(face, turn, dice),
      // Gold on a ribbon has no ground to stand on.
      fill: layout === 'emblem' && fill === 'gold' ? 'cream' : fill,
      warp: warpFor(layout, dice),
      foreground: dice.pick(plan.foregrounds),
      drift: 16,
    },
  };
}

/**
 * Gives every title of a family its hero, and every hero a layout and a scene it has not had yet:
 * dice alone repeat a pairing soon, and stepping through both lists repeats it whenever their
 * lengths share a factor. A salt redraws one cover and leaves its neighbours as they are.
 */
export function allocate(
  family: string,
  plan: FamilyPlan,
  titles: readonly string[],
  before: readonly DemoGame[],
  salts: Readonly<Record<string, number>>,
): DemoGame[] {
  const ledger = new Ledger();
  for (const { hero, look } of before)
    ledger.record({ hero, layout: look.layout, scene: look.scene });
  return titles.map((title, at) => {
    const hero = heroFor(title, plan, ledger, at);
    const { times, layouts, scenes } = ledger.of(hero);
    const offered = layoutsFor(title, plan, hero);
    const layout = fresh(offered, at, layouts);
    const scene = fresh(plan.scenes, at, scenes);
    ledger.record({ hero, layout, scene });
    const salt = salts[slugOf(title)] ?? 0;
    const turn =
      salt === 0
        ? { hero, times, layout, scene }
        : {
            hero,
            times,
            layout: rotated(offered, offered.indexOf(layout) + salt)[0] ?? layout,
            scene: rotated(plan.scenes, plan.scenes.indexOf(scene) + 2 * salt)[0] ?? scene,
          };
    return compose({ title, family, plan, at, salt }, turn);
  });
}
