import type { DemoGame } from './catalogue/game.ts';
import { foregrounds } from './foregrounds.ts';
import { layouts } from './layouts/all.ts';
import type { Stage } from './layouts/layout.ts';
import { drawLettering } from './lettering/styles.ts';
import { setTitle, setWord, wordWidth } from './lettering/title.ts';
import { Brush, place } from './lib/brush.ts';
import { lightness, mix, shade } from './lib/color.ts';
import { rect } from './lib/path.ts';
import { diceFor } from './lib/random.ts';
import { markShapes } from './marks.ts';
import { drawWord } from './motifs/all.ts';
import { palette as paletteOf, type Palette } from './palettes.ts';
import { scenes } from './scenes/all.ts';

/** Looks an entry up and says which word was wrong. */
function entry<Item>(items: Record<string, Item>, name: string): Item {
  const found = items[name];
  if (found === undefined) throw new Error(`${name} is none of ${Object.keys(items).join(', ')}`);
  return found;
}

// Each game turns its palette a little, so that two games of one palette are not twins.
function paletteFor({ slug, look }: DemoGame): Palette {
  const dice = diceFor(`${slug} palette`);
  const { drift } = look;
  const [light, turn] = [dice.between(-drift, drift) / 480, dice.between(-drift, drift)];
  const base = paletteOf(look.palette);
  const moved = (hex: string) => shade(hex, light, turn);
  return {
    light: moved(base.light),
    mid: moved(base.mid),
    deep: moved(base.deep),
    glow: moved(base.glow),
    accent: base.accent,
  };
}

const badgeTones: Record<string, string> = {
  LIVE: '#d8202f',
  PVP: '#d8304f',
  CUP: '#2f7fd8',
  GG: '#8a3fe0',
  DRAW: '#1f9a6a',
  HOUSE: '#7a3fd0',
  NOVA: '#6a3fe0',
  EPIC: '#3f5fd8',
  JUICY: '#e0408a',
  SWEET: '#e04f9a',
  DERBY: '#b8202f',
};

function badge(brush: Brush, text: string): string {
  const face = 'russo-one';
  const live = text === 'LIVE';
  const wide = wordWidth(text, face, 25) + (live ? 64 : 44);
  const x = 582 - wide;
  const tone = badgeTones[text];
  const pill = rect(x, 22, wide, 50, 25);
  const body =
    tone === undefined
      ? brush.metal(pill, 'gold', { ink: 8 })
      : brush.solid(pill, tone, { ink: 8, shadow: 8 });
  const dot = live ? `<circle cx="${Math.round(x + 25)}" cy="47" r="8" fill="#fff"/>` : '';
  const letters = setWord(text, face, x + wide / 2 + (live ? 10 : 0), 47, 25);
  return `${body}${dot}<path d="${letters}" fill="${tone === undefined ? '#3a1608' : '#fff'}"/>`;
}

function vendorMark(code: string): string {
  return `<circle cx="48" cy="48" r="33" fill="#0a0410" opacity=".68"/>${place(markShapes(code, '#fff', '#ffd98a'), 48, 48, 0.2)}`;
}

function stageFor(brush: Brush, game: DemoGame, palette: Palette): Stage {
  const stamp = (word: string, fallback = 0) => brush.stamp(drawWord(brush, word, fallback));
  const hero = stamp(game.hero, game.tone);
  const [first, ...rest] = game.companions.map((word) => stamp(word));
  return {
    brush,
    palette,
    hero,
    companions: [first ?? hero, ...rest],
    dice: diceFor(`${game.slug} layout`),
  };
}

/** Draws a game's cover, 600×800. The same game gives the same bytes, always. */
export function drawCover(game: DemoGame): string {
  const { look, slug, title } = game;
  const palette = paletteFor(game);
  const brush = new Brush(mix(palette.deep, '#0a0410', lightness(palette.deep) > 0.3 ? 0.6 : 0.4));
  const ground = entry(scenes, look.scene)(brush, palette, diceFor(`${slug} scene`));
  const composition = entry(layouts, look.layout)(stageFor(brush, game, palette));
  const front = entry(foregrounds, look.foreground)(brush, palette, diceFor(`${slug} front`));
  const warp = composition.straight === true ? 'arch' : look.warp;
  const edge = look.style === 'sticker' || look.style === 'rim' ? 28 : 24;
  const lines = setTitle(
    title,
    look.face,
    warp,
    composition.title,
    composition.straight === true ? 34 : edge,
  );
  const lettering = drawLettering(brush, lines, look, palette);
  const pill =
    look.badge === undefined || composition.bare === true ? '' : badge(brush, look.badge);
  const picture = ground + composition.art + front + lettering + pill + vendorMark(game.vendor);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800">${brush.definitions}${picture}</svg>`;
}
