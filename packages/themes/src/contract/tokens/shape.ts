import { count, from } from '../range.ts';
import { dimension, number } from '../token.ts';

/** What may be as round as it is high: designers write 999 and mean a pill. */
const round = from(0, 999);
const part = from(0, 1);

export const radiusTokens = {
  badge: dimension('Badges.', 8, round),
  check: dimension('Checkboxes.', 6, from(0, 16)),
  thumb: dimension('Small pictures in rows.', 10, from(0, 48)),
  tile: dimension('Game tiles in a grid.', 14, from(0, 64)),
  tileLarge: dimension('Game tiles in a strip.', 16, from(0, 64)),
  cover: dimension('The cover on a sheet.', 16, from(0, 64)),
  holder: dimension('Icon holders of the category rail.', 16, round),
  field: dimension('Form fields.', 12, round),
  message: dimension('Message boxes.', 12, from(0, 48)),
  card: dimension('Cards.', 16, from(0, 48)),
  bar: dimension('The bottom bar.', 20, round),
  banner: dimension('Banners and the drawn hero.', 20, from(0, 64)),
  picture: dimension('Pictures inside a card.', 12, from(0, 48)),
  row: dimension('Rows that have a ground of their own.', 12, from(0, 64)),
  tag: dimension('Tags on covers.', 8, round),
  mark: dimension('Small marks: the ticker’s icon, the bonus badge.', 8, round),
  markEnd: dimension('The lower start corner of such a mark.', 8, round),
  button: dimension('Buttons.', 14, round),
  segment: dimension('Segmented controls.', 14, round),
  sheet: dimension('Upper corners of a sheet.', 24, from(0, 64)),
  pill: dimension('The balance pill in the header.', 22, round),
  pillEnd: dimension('Start corners of the button that closes the pill.', 22, round),
} as const;

/** How deep corners are cut where the brand cuts instead of rounding. */
export const cutTokens = {
  tile: dimension('Game tiles in a grid.', 0, from(0, 32)),
  tileLarge: dimension('Game tiles in a strip.', 0, from(0, 40)),
  row: dimension('Rows with a ground.', 0, from(0, 32)),
  card: dimension('Cards.', 0, from(0, 40)),
} as const;

export const borderTokens = {
  field: dimension('Edge of a field.', 1, from(0, 4)),
  focus: dimension('Edge of a field in use.', 2, from(2, 6)),
  frame: dimension('Frame of a picture.', 0, from(0, 12)),
  rule: dimension('Rules between neighbours.', 0, from(0, 8)),
  header: dimension(
    'Rule under the header and over a flush bottom bar; at 0 a hairline where one is needed.',
    0,
    from(0, 12),
  ),
  card: dimension('Edge of a card; at 0 a card has none.', 0, from(0, 8)),
  outline: dimension('Edge of an outlined button.', 1, from(1, 4)),
  selected: dimension('Ring of a selected item.', 2, from(1, 6)),
  part: dimension('Ring that parts what overlaps: home button, badge.', 6, from(0, 12)),
  double: dimension('Gap between the lines of a double rule.', 0, from(0, 8)),
  tab: dimension('Rule under the current tab.', 2, from(1, 8)),
  ring: dimension('Inner ring of a tile.', 1, from(0, 4)),
} as const;

export const spaceTokens = {
  inset: dimension('From the column edge to content.', 16, from(8, 40)),
  grid: dimension('Between tiles of a grid.', 12, from(2, 32)),
  rail: dimension('Between items of a rail or strip.', 12, from(2, 32)),
  section: dimension('Before a section.', 16, from(4, 80)),
  title: dimension('From a section title to its content.', 8, from(0, 40)),
  mat: dimension('Between a picture and its frame.', 0, from(0, 16)),
  text: dimension('From the column edge to bare text.', 16, from(8, 40)),
  list: dimension('Between rows that stand apart.', 8, from(0, 32)),
} as const;

export const sizeTokens = {
  header: dimension('Height of the header row.', 64, from(48, 120)),
  row: dimension('Height of a list row.', 48, from(44, 120)),
  winner: dimension('Height of a winner row.', 60, from(44, 120)),
  richRow: dimension('Height of a row with a picture or a second line.', 72, from(48, 140)),
  menuRow: dimension('Height of a row of the side menu.', 48, from(44, 120)),
  studio: dimension('Height of a studio in its strip.', 56, from(40, 120)),
  tab: dimension('Height of tabs.', 44, from(40, 80)),
  side: dimension('Width of the side column of the game centre.', 80, from(56, 120)),
  columns: number('Columns of the game centre.', 3, count(2, 5)),
  ageMark: dimension(
    'Size of the age mark in the footer; a profile may lock it.',
    44,
    from(24, 96),
  ),
  sky: dimension('Height of what is drawn behind the header.', 420, from(0, 900)),
  edge: dimension('Height of a drawn section edge.', 0, from(0, 80)),
  awning: dimension('Height of the awning over the winner board.', 0, from(0, 120)),
  markWidth: dimension('Width of the mark before a section title.', 0, from(0, 40)),
  markHeight: dimension('Height of the mark before a section title.', 0, from(0, 48)),
  field: dimension('Height of a form field.', 60, from(44, 96)),
  button: dimension('Height of a button.', 56, from(44, 96)),
  bar: dimension('Height of the bottom bar without the safe area.', 64, from(48, 96)),
  home: dimension('Height of the raised home button.', 60, from(40, 84)),
  homeWidth: dimension('Width of the raised home button.', 60, from(40, 84)),
  homeLift: dimension('How far the home button rises above the bar.', 24, from(0, 48)),
  barInset: dimension('Side and bottom distance of a floating bar.', 12, from(0, 32)),
  tile: dimension('Width of a tile in a strip.', 124, from(72, 240)),
  thumbWidth: dimension('Width of the cover in a winner row.', 44, from(24, 96)),
  thumbHeight: dimension('Height of the cover in a winner row.', 44, from(24, 96)),
  hero: dimension('Height of the drawn hero on the guest home.', 180, from(120, 480)),
} as const;

export const effectTokens = {
  tileGlow: number('Opacity of the light a tile casts.', 0, part),
  tileBlur: dimension('Blur of the light a tile casts.', 14, from(0, 60)),
  scrimBlur: dimension('Blur of the page behind a sheet.', 0, from(0, 40)),
  barBlur: dimension('Blur behind translucent bars.', 0, from(0, 60)),
  angle: number('What leans, leans by this, in degrees.', 0, from(0, 20)),
  tileRatio: number('Width of a cover by its height.', 0.75, from(0.5, 2)),
  stars: number('Opacity of the stars of a drawn sky.', 0, part),
  iconSecond: number('Opacity of the second tone of an icon.', 0.4, part),
} as const;
