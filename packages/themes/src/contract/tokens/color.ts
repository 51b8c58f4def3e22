import { color, gradient, sheer, stops } from '../token.ts';
import { frameColors } from './frame.ts';
import { calmSurfaces, edgeOn, surfaces, textOn, tints } from './grounds.ts';
import { sceneColors } from './scene.ts';

export const colorTokens = {
  surface: {
    page: color('The page itself.', '#101116', '#f6f6f8'),
    raised: color('Cards, sheets, drawers.', '#191b22', '#ffffff'),
    inset: color('Pills and tiles that sit in or on a card.', '#22252e', '#ebecf0'),
    strong: color('Secondary buttons, the most raised surface.', '#2d313c', '#dfe1e7'),
    holder: color('The plate behind a category icon.', '#191b22', '#ffffff'),
    bar: sheer('anything', color('The bottom bar; may be translucent.', '#191b22', '#ffffff')),
    header: sheer(
      'anything',
      color('The header once the page has scrolled; may be translucent.', '#101116', '#f6f6f8'),
    ),
    field: color('Inside a form field.', '#191b22', '#ffffff'),
    tab: color('Behind the current tab of a segmented control.', '#2d313c', '#ffffff'),
    strip: color('The ticker, wells of pictures.', '#22252e', '#ebecf0'),
    mat: color('The mat between a picture and its frame.', '#101116', '#ffffff'),
  },
  text: {
    strong: color(
      'Titles, values, body text; icons on tints.',
      '#f4f5f8',
      '#15171d',
      textOn(...surfaces, 'color.surface.tab', ...tints),
    ),
    soft: color('Second lines, inactive labels.', '#bcc0cc', '#4a4f5c', textOn(...surfaces)),
    faint: color(
      'Captions and hints, not on the strong surface.',
      '#989dac',
      '#606675',
      textOn(...calmSurfaces),
    ),
  },
  action: {
    rest: color('Fill of the main action.', '#5b8cff', '#2457d6'),
    high: color('Upper end of the action fill where it is a gradient.', '#5b8cff', '#2457d6'),
    hover: color('Fill under a pointer; moves the way that raises contrast.', '#7da3ff', '#1d49b8'),
    pressed: color('Fill while pressed.', '#7da3ff', '#1d49b8'),
    on: color('Text and icons on the action fill.', '#0a1020', '#ffffff', {
      on: [
        'color.action.rest',
        'color.action.high',
        'color.action.hover',
        'color.action.pressed',
        'gradient.action',
      ],
      atLeast: 4.5,
    }),
    text: color(
      'Links and current icons: the action colour as text.',
      '#8fb0ff',
      '#2457d6',
      textOn(...calmSurfaces),
    ),
  },
  win: {
    text: color('Won amounts as text.', '#ffd27a', '#855000', textOn(...calmSurfaces)),
    fill: color('Behind the highest win.', '#ffd27a', '#ffd27a'),
    on: color('Text on that fill.', '#332000', '#332000', textOn('color.win.fill')),
  },
  second: {
    fill: color('Second brand fill: tags, age mark, bonus badge.', '#ffd27a', '#ffd27a'),
    on: color('Text on the second brand fill.', '#332000', '#332000', textOn('color.second.fill')),
  },
  badge: {
    fill: color('Fill of an unread count.', '#e5482f', '#c9301c'),
    on: color('Text on an unread count.', '#180602', '#ffffff', textOn('color.badge.fill')),
  },
  selected: {
    fill: color('Soft fill of a selected item.', '#24304d', '#dfe7fb'),
    on: color('Text on the selected fill.', '#d7e2ff', '#143587', textOn('color.selected.fill')),
    edge: color(
      'Ring of a selected item.',
      '#5b8cff',
      '#2457d6',
      edgeOn('color.surface.raised', 'color.selected.fill'),
    ),
  },
  /** A set of four that may collapse to one neutral. */
  tint: {
    first: color('Plate of the first, fifth, ninth icon.', '#22252e', '#ebecf0'),
    second: color('Plate of the second icon.', '#22252e', '#ebecf0'),
    third: color('Plate of the third icon.', '#22252e', '#ebecf0'),
    fourth: color('Plate of the fourth icon.', '#22252e', '#ebecf0'),
    firstMark: color('Second tone of an icon on the first plate.', '#5b8cff', '#5b8cff'),
    secondMark: color('Second tone of an icon on the second plate.', '#5b8cff', '#5b8cff'),
    thirdMark: color('Second tone of an icon on the third plate.', '#5b8cff', '#5b8cff'),
    fourthMark: color('Second tone of an icon on the fourth plate.', '#5b8cff', '#5b8cff'),
  },
  danger: {
    text: color('Errors as text and icon.', '#ff9aa6', '#a81b38', textOn(...calmSurfaces)),
    surface: color('Behind an error message.', '#3a1820', '#fde6eb'),
    on: color('Text on the error surface.', '#ffd9de', '#a81b38', textOn('color.danger.surface')),
  },
  success: {
    text: color('Good news as text and icon.', '#7be0ad', '#0b6b41', textOn(...calmSurfaces)),
    surface: color('Behind good news.', '#12301f', '#e0f3e8'),
    on: color(
      'Text on the surface of good news.',
      '#b9f0d2',
      '#0b5c38',
      textOn('color.success.surface'),
    ),
  },
  warning: {
    text: color(
      'What will soon be too late, as text and icon.',
      '#f2c063',
      '#7a4d00',
      textOn(...calmSurfaces),
    ),
    surface: color('Behind a warning.', '#33250a', '#fbeed3'),
    on: color(
      'Text on the surface of a warning.',
      '#f8dca2',
      '#6b4300',
      textOn('color.warning.surface'),
    ),
  },
  /** Lines and bars of charts; dashes, marks and patterns tell them apart as well. */
  chart: {
    first: color('The first series of a chart.', '#5b8cff', '#2457d6', edgeOn(...calmSurfaces)),
    second: color('The second series of a chart.', '#d9b06a', '#8a5a00', edgeOn(...calmSurfaces)),
    third: color('The third series of a chart.', '#63c7a4', '#1b7a5a', edgeOn(...calmSurfaces)),
    fourth: color('The fourth series of a chart.', '#e08fb8', '#a03d74', edgeOn(...calmSurfaces)),
  },
  line: {
    soft: color('Hairlines between neighbours; decoration only.', '#ffffff1f', '#00000014'),
    strong: color('Frames and rules that carry meaning of rank.', '#ffffff3d', '#00000033'),
    field: color(
      'The edge of a form field.',
      '#7b8090',
      '#7b8090',
      edgeOn('color.surface.field', 'color.surface.page'),
    ),
    focus: color('The focus ring.', '#8fb0ff', '#2457d6', edgeOn(...calmSurfaces)),
  },
  icon: {
    second: color('The second tone of a duotone icon; decoration only.', '#5b8cff', '#5b8cff'),
    onAction: color('That tone on the action fill.', '#0a102047', '#ffffff47'),
  },
  scrim: color('What dims the page behind a sheet.', '#06070ac0', '#15171d80'),
  ...frameColors,
  ...sceneColors,
  sky: {
    start: color('Light at the start side of the page backdrop.', '#00000000', '#00000000'),
    end: color('Light at the end side of the page backdrop.', '#00000000', '#00000000'),
    wash: color('Top of the wash behind the header.', '#101116', '#f6f6f8'),
  },
} as const;

export const gradientTokens = {
  action: gradient('Fill of the main action, top to bottom.', stops('#5b8cff'), stops('#2457d6')),
  jackpot: gradient('Ground of the jackpot, corner to corner.', stops('#12141d'), stops('#12141d')),
  digit: gradient('Ground of one rolling digit.', stops('#0a0b11'), stops('#0a0b11')),
  veil: gradient(
    'What dims a picture under lettering, from the start to the end.',
    stops('#12141db3', '#12141d00'),
    stops('#12141db3', '#12141d00'),
  ),
  sheet: gradient('Fill of a sheet, top to bottom.', stops('#191b22'), stops('#ffffff')),
} as const;
