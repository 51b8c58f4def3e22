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
  button: dimension('Buttons.', 14),
  segment: dimension('Segmented controls.', 14),
  sheet: dimension('Upper corners of a sheet.', 24),
  pill: dimension('The balance pill in the header.', 22),
  pillEnd: dimension('Start corners of the button that closes the pill.', 22),
} as const;

export const borderTokens = {
  field: dimension('Edge of a field.', 1),
  focus: dimension('Edge of a field in use.', 2),
  frame: dimension('Frame of a picture.', 0),
  rule: dimension('Rules between neighbours.', 0),
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
} as const;

export const sizeTokens = {
  header: dimension('Height of the header row.', 64),
  row: dimension('Height of a list row.', 48),
  winner: dimension('Height of a winner row.', 60),
  field: dimension('Height of a form field.', 60),
  button: dimension('Height of a button.', 56),
  bar: dimension('Height of the bottom bar without the safe area.', 64),
  home: dimension('The raised home button.', 60),
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
  iconSecond: number('Opacity of the second tone of an icon.', 0.4),
} as const;
