/**
 * Choices of a brand that no CSS value can hold. Every slot reaches the page
 * as `data-<slot>` on the root element, where styles branch on it; the slots
 * marked `code` also choose a component when a variant is built.
 */
export interface Slot {
  readonly role: string;
  /** The first is the default. */
  readonly choices: readonly [string, ...string[]];
  readonly code?: true;
}

export const slots = {
  header: {
    role: 'The home header: one row, or brand above wallet.',
    choices: ['row', 'double'],
    code: true,
  },
  icons: { role: 'The icon set.', choices: ['duotone', 'light'], code: true },
  backdrop: {
    role: 'What is drawn behind the header and on the log-in.',
    choices: ['plain', 'sky', 'rays'],
  },
  hot: { role: 'Hot games: a strip to scroll or a mosaic of six.', choices: ['strip', 'mosaic'] },
  rail: { role: 'Categories: icons on plates, or words.', choices: ['holders', 'words'] },
  winners: {
    role: 'The winner board: a card, or a ledger of ruled lines.',
    choices: ['card', 'ledger'],
  },
  sheet: {
    role: 'The cover on a sheet: beside the title, or centred above it.',
    choices: ['beside', 'centred'],
  },
  bar: {
    role: 'The bottom bar: floating or flush with the edges.',
    choices: ['flush', 'floating'],
  },
  ornament: { role: 'Shape of the home button and of marks.', choices: ['disc', 'diamond'] },
  field: { role: 'A form field: a filled box, or a rule under it.', choices: ['box', 'rule'] },
  tabs: { role: 'Tabs: a segmented control, or words over a rule.', choices: ['segment', 'rule'] },
  selected: { role: 'How the current item is shown.', choices: ['fill', 'italic'] },
  tile: { role: 'What surrounds a game cover.', choices: ['plain', 'glow', 'frame'] },
  caption: { role: 'The name under a cover.', choices: ['none', 'below'] },
  secondary: { role: 'The second button.', choices: ['filled', 'outlined'] },
  message: { role: 'A message: on a tinted box, or plain text.', choices: ['box', 'plain'] },
  emphasis: { role: 'The emphasised word of a title.', choices: ['none', 'italic'] },
  labels: { role: 'Case of buttons and small labels.', choices: ['sentence', 'capitals'] },
} as const satisfies Readonly<Record<string, Slot>>;

export type SlotName = keyof typeof slots;
export type SlotChoice<Name extends SlotName> = (typeof slots)[Name]['choices'][number];
export type Template = { readonly [Name in SlotName]: SlotChoice<Name> };

export const slotNames = Object.keys(slots) as readonly SlotName[];
export const codeSlots = slotNames.filter((name) => 'code' in slots[name]);

export const defaultTemplate = Object.fromEntries(
  slotNames.map((name) => [name, slots[name].choices[0]]),
) as unknown as Template;
