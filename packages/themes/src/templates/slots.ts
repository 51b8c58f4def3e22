/**
 * Choices of a brand that no CSS value can hold. Every slot reaches the page
 * as `data-<slot>` on the root element, where styles branch on it; the slots
 * marked `code` also choose a component when a variant is built (ADR 4).
 */
export interface Slot {
  readonly role: string;
  /** The first is the default. */
  readonly choices: readonly [string, ...string[]];
  readonly code?: true;
}

/** What stands around every page. */
const frame = {
  header: {
    role: 'The home header: one row, or brand above wallet.',
    choices: ['row', 'double'],
    code: true,
  },
  backdrop: {
    role: 'What is drawn behind the header and on the log-in.',
    choices: [
      'plain',
      'sky',
      'rays',
      'grove',
      'pitch',
      'horizon',
      'hills',
      'facets',
      'ripples',
      'bokeh',
      'scanlines',
    ],
  },
  bar: {
    role: 'The bottom bar: flush with the edges, or floating.',
    choices: ['flush', 'floating'],
  },
  marks: {
    role: 'Shape of the home button and of all small marks; square is as round as the brand’s buttons.',
    choices: ['disc', 'diamond', 'fruit', 'lozenge', 'square'],
  },
  ticker: { role: 'The notice line.', choices: ['plain', 'pill', 'crawl'] },
  menu: { role: 'The side menu: a grid of icons, or a list of words.', choices: ['grid', 'list'] },
} as const;

/** Sections of the lobby. */
const lobby = {
  banner: {
    role: 'Banners: inset with a peek at the next, or full bleed.',
    choices: ['inset', 'bleed'],
  },
  pager: { role: 'Which banner it is.', choices: ['dots', 'figures', 'dashes'] },
  rail: {
    role: 'Categories: icons on plates, words, or tabs under the header.',
    choices: ['holders', 'words', 'tabs'],
  },
  plate: { role: 'Outline of an icon plate.', choices: ['round', 'blob', 'arch', 'lean'] },
  hot: { role: 'Hot games: a strip to scroll, or a mosaic of six.', choices: ['strip', 'mosaic'] },
  rank: { role: 'The place of a hot game.', choices: ['none', 'notch', 'figure'] },
  studios: { role: 'Game studios.', choices: ['strip', 'table', 'pills', 'cells'] },
  winners: {
    role: 'The winner board: a card, ruled lines, a stall, or a table with a first place.',
    choices: ['card', 'ledger', 'stall', 'table'],
  },
  winnersMove: {
    role: 'A long winner board glides, or steps by a row.',
    choices: ['glide', 'step'],
  },
  jackpot: {
    role: 'The jackpot: digits in cells, or a bare figure.',
    choices: ['cells', 'figure'],
  },
  digits: { role: 'Digits roll together, or slide one at a time.', choices: ['roll', 'slide'] },
} as const;

/** Screens and what lies over them. */
const screens = {
  filter: {
    role: 'The filter: a sheet from below, or a drawer from the side.',
    choices: ['sheet', 'drawer'],
  },
  sheet: {
    role: 'The cover on a sheet: beside the title, or centred above it.',
    choices: ['beside', 'centred'],
  },
  tabs: { role: 'Tabs: a segmented control, or words over a rule.', choices: ['segment', 'rule'] },
  // `mem_cen` and `dep_func` in template.json, by the names platforms know them under.
  memberCentre: {
    role: 'The member centre: a list, or a grid of cards.',
    choices: ['base', 'new'],
  },
  depositDetail: { role: 'The deposit: one page, or step by step.', choices: ['base', 'new'] },
  wallet: { role: 'The wallet on top of the member centre.', choices: ['plain', 'card', 'banner'] },
} as const;

/** The manner of parts that stand everywhere. */
const parts = {
  icons: { role: 'The icon set.', choices: ['duotone', 'light', 'fill'], code: true },
  blocks: {
    role: 'What holds rows, facts and letters together: a plate, or a rule above and below.',
    choices: ['plates', 'rules'],
  },
  edges: { role: 'Corners are rounded, or cut off.', choices: ['round', 'cut'] },
  frames: {
    role: 'What surrounds a cover or a picture: nothing, light, or a mat in a frame.',
    choices: ['plain', 'glow', 'frame'],
  },
  notes: {
    role: 'What is said by itself, such as a footer, a contact or a state: from the side, or centred.',
    choices: ['start', 'centred'],
  },
  sportMarks: {
    role: 'Marks of sportsbooks: in their own colours, or in the brand’s ink.',
    choices: ['own', 'ink'],
  },
  caption: { role: 'The name under a cover.', choices: ['none', 'below'] },
  tag: { role: 'Shape of a tag on a cover.', choices: ['pill', 'corner', 'lean'] },
  field: { role: 'A form field: a filled box, or a rule under it.', choices: ['box', 'rule'] },
  selected: {
    role: 'The current item: filled, italic over a rule, or a soft fill with a ring.',
    choices: ['fill', 'italic', 'soft'],
  },
  secondary: { role: 'The second button.', choices: ['filled', 'outlined'] },
  message: { role: 'A message: on a tinted box, or plain text.', choices: ['box', 'plain'] },
  neighbours: { role: 'What parts neighbouring rows.', choices: ['rule', 'gap', 'alternate'] },
  seam: {
    role: 'Where a footer or a board begins: a straight edge, scallops or a slant.',
    choices: ['none', 'scallop', 'diagonal'],
  },
  titleMark: { role: 'The mark before a section title.', choices: ['none', 'bar'] },
  emphasis: { role: 'The emphasised word of a title.', choices: ['none', 'italic', 'accent'] },
  titles: { role: 'Case of titles.', choices: ['sentence', 'capitals'] },
  labels: { role: 'Case of buttons and small labels.', choices: ['sentence', 'capitals'] },
  wordmark: { role: 'Case of the brand name.', choices: ['sentence', 'capitals'] },
} as const;

export const slots = {
  ...frame,
  ...lobby,
  ...screens,
  ...parts,
} as const satisfies Readonly<Record<string, Slot>>;

const placed = (group: object, place: string) =>
  Object.keys(group).map((name): [string, string] => [name, place]);

/** Where a slot shows, by its name. */
export const slotPlaces: ReadonlyMap<string, string> = new Map([
  ...placed(frame, 'around every page'),
  ...placed(lobby, 'home and game centre'),
  ...placed(screens, 'single screens'),
  ...placed(parts, 'wherever such a part stands'),
]);

/** Backdrops that show nothing but the brand's own colours, for brands that bring no picture. */
export const neutralBackdrops = [
  'horizon',
  'hills',
  'facets',
  'ripples',
  'bokeh',
  'scanlines',
] as const satisfies readonly (typeof frame.backdrop.choices)[number][];

export type SlotName = keyof typeof slots;
export type SlotChoice<Name extends SlotName> = (typeof slots)[Name]['choices'][number];
export type Template = { readonly [Name in SlotName]: SlotChoice<Name> };

export const slotNames = Object.keys(slots) as readonly SlotName[];
export const codeSlots = slotNames.filter((name) => 'code' in slots[name]);

export const defaultTemplate = Object.fromEntries(
  slotNames.map((name) => [name, slots[name].choices[0]]),
) as unknown as Template;

/** Sections that a home page may have. */
export const homeSections = [
  'categories',
  'notices',
  'hero',
  'jackpot',
  'hot',
  'games',
  'sports',
  'studios',
  'winners',
] as const;
export type HomeSection = (typeof homeSections)[number];

/** The home page of a brand that says nothing. */
export const defaultHome: readonly HomeSection[] = [
  'notices',
  'hero',
  'jackpot',
  'hot',
  'categories',
  'games',
  'studios',
  'winners',
];
