import { dimension, number } from '../token.ts';

export const radiusTokens = {
  badge: dimension('Badges.', 8),
  check: dimension('Checkboxes.', 6),
  thumb: dimension('Small pictures in rows.', 10),
  tile: dimension('Game tiles in a grid.', 14),
  tileLarge: dimension('Game tiles in a strip.', 16),
  cover: dimension('The cover on a sheet.', 16),
  holder: dimension('Icon holders of the category rail.', 16),
  field: dimension('Form fields.', 12),
  message: dimension('Message boxes.', 12),
  card: dimension('Cards.', 16),
  bar: dimension('The bottom bar.', 20),
  banner: dimension('Banners and the drawn hero.', 20),
  picture: dimension('Pictures inside a card.', 12),
  row: dimension('Rows that have a ground of their own.', 12),
  tag: dimension('Tags on covers.', 8),
  mark: dimension('Small marks: the ticker’s icon, the bonus badge.', 8),
  markEnd: dimension('The lower start corner of such a mark.', 8),
  button: dimension('Buttons.', 14),
  segment: dimension('Segmented controls.', 14),
  sheet: dimension('Upper corners of a sheet.', 24),
  pill: dimension('The balance pill in the header.', 22),
  pillEnd: dimension('Start corners of the button that closes the pill.', 22),
} as const;

/** How deep corners are cut where the brand cuts instead of rounding. */
export const cutTokens = {
  tile: dimension('Game tiles in a grid.', 0),
  tileLarge: dimension('Game tiles in a strip.', 0),
  row: dimension('Rows with a ground.', 0),
  card: dimension('Cards.', 0),
} as const;

export const borderTokens = {
  field: dimension('Edge of a field.', 1),
  focus: dimension('Edge of a field in use.', 2),
  frame: dimension('Frame of a picture.', 0),
  rule: dimension('Rules between neighbours.', 0),
  outline: dimension('Edge of an outlined button.', 1),
  selected: dimension('Ring of a selected item.', 2),
  part: dimension('Ring that parts what overlaps: home button, badge.', 6),
  double: dimension('Gap between the lines of a double rule.', 0),
  tab: dimension('Rule under the current tab.', 2),
  ring: dimension('Inner ring of a tile.', 1),
} as const;

export const spaceTokens = {
  inset: dimension('From the column edge to content.', 16),
  grid: dimension('Between tiles of a grid.', 12),
  rail: dimension('Between items of a rail or strip.', 12),
  section: dimension('Before a section.', 16),
  title: dimension('From a section title to its content.', 8),
  mat: dimension('Between a picture and its frame.', 0),
  text: dimension('From the column edge to bare text.', 16),
  list: dimension('Between rows that stand apart.', 8),
} as const;

export const sizeTokens = {
  header: dimension('Height of the header row.', 64),
  row: dimension('Height of a list row.', 48),
  winner: dimension('Height of a winner row.', 60),
  richRow: dimension('Height of a row with a picture or a second line.', 72),
  menuRow: dimension('Height of a row of the side menu.', 48),
  studio: dimension('Height of a studio in its strip.', 56),
  tab: dimension('Height of tabs.', 44),
  side: dimension('Width of the side column of the game centre.', 80),
  columns: number('Columns of the game centre.', 3),
  ageMark: dimension('Size of the age mark in the footer; a profile may lock it.', 44),
  sky: dimension('Height of what is drawn behind the header.', 420),
  edge: dimension('Height of a drawn section edge.', 0),
  awning: dimension('Height of the awning over the winner board.', 0),
  markWidth: dimension('Width of the mark before a section title.', 0),
  markHeight: dimension('Height of the mark before a section title.', 0),
  field: dimension('Height of a form field.', 60),
  button: dimension('Height of a button.', 56),
  bar: dimension('Height of the bottom bar without the safe area.', 64),
  home: dimension('Height of the raised home button.', 60),
  homeWidth: dimension('Width of the raised home button.', 60),
  homeLift: dimension('How far the home button rises above the bar.', 24),
  barInset: dimension('Side and bottom distance of a floating bar.', 12),
  tile: dimension('Width of a tile in a strip.', 124),
  thumbWidth: dimension('Width of the cover in a winner row.', 44),
  thumbHeight: dimension('Height of the cover in a winner row.', 44),
  hero: dimension('Height of the drawn hero on the guest home.', 180),
} as const;

export const effectTokens = {
  tileGlow: number('Opacity of the light a tile casts.', 0),
  tileBlur: dimension('Blur of the light a tile casts.', 14),
  scrimBlur: dimension('Blur of the page behind a sheet.', 0),
  barBlur: dimension('Blur behind translucent bars.', 0),
  angle: number('What leans, leans by this, in degrees.', 0),
  tileRatio: number('Width of a cover by its height.', 0.75),
  stars: number('Opacity of the stars of a drawn sky.', 0),
  iconSecond: number('Opacity of the second tone of an icon.', 0.4),
} as const;
