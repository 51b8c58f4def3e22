import type { DemoGame } from './catalogue/game.ts';
import { foregrounds } from './foregrounds.ts';
import { layouts } from './layouts/all.ts';
import type { Stage } from './layouts/layout.ts';
import { drawLettering } from './lettering/styles.ts';
import { setTitle } from './lettering/title.ts';
import { Brush } from './lib/brush.ts';
import { lightness, mix, shade } from './lib/color.ts';
import { diceFor } from './lib/random.ts';
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

/** Draws a game's cover, 600×800, without marks: those are the tile's. The same game gives the same bytes, always. */
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
  const picture = ground + composition.art + front + lettering;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800">${brush.definitions}${picture}</svg>`;
}
