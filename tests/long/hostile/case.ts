/**
 * What a hostile file is made of. In its text ¶ stands where the finding must
 * point; it is taken out before the file is written.
 */
export interface Case {
  /** The attack, in words. */
  readonly what: string;
  /** The file that is attacked, by its path in the merchant's folder. */
  readonly file: string;
  /** Its whole text or bytes; nothing where `stage` does what is needed. */
  readonly text?: string | Uint8Array;
  /** What else lies in the folder. */
  readonly beside?: Readonly<Record<string, string | Uint8Array>>;
  /** What cannot be said by the content of files: pipes, links, rights. */
  readonly stage?: (folder: string) => Promise<void> | void;
  /** Where the finding must point when the text has no mark: another file, or its first letter. */
  readonly at?: { readonly file: string; readonly mark?: string };
  /** The code it is refused by; none for what does no harm. */
  readonly code?: string;
  /** Codes that come along, because one fault is seen from two sides. */
  readonly also?: readonly string[];
  /** What the hint must say, in some of its words. */
  readonly hint?: string;
  /** What must stand in nothing that is written, for what does no harm. */
  readonly never?: readonly string[];
}

export const mark = '¶';

/** Keys of a sound manifest, each as the JSON that stands behind it. */
const sound: Readonly<Record<string, string>> = {
  schemaVersion: '2',
  code: '"shop"',
  name: '"Shop"',
  environment: '"demo"',
  domains: '["shop.localhost"]',
  jurisdiction: '"INT"',
  languages: '["EN"]',
  brand: '{ "action": { "color": "#2457d6" } }',
  logo: '{ "mark": "assets/mark.svg" }',
  contacts: '{ "email": "help@shop.example" }',
};

/** A manifest in which some keys say something else, or are not said. */
export const manifestWith = (changes: Readonly<Record<string, string | undefined>> = {}): string =>
  `{\n${Object.entries({ ...sound, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `  "${key}": ${value}`)
    .join(',\n')}\n}\n`;

export const soundMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="40" fill="#808080"/></svg>';

type Row = readonly [what: string, value: string, code?: string, hint?: string];

const outcome = (code: string | undefined, hint: string | undefined) => ({
  ...(code === undefined ? {} : { code }),
  ...(hint === undefined ? {} : { hint }),
});

/** Rows about one key of the manifest; the finding points at its value, or where the mark is. */
export const manifestRows = (key: string, rows: readonly Row[]): readonly Case[] =>
  rows.map(([what, value, code, hint]) => ({
    what: `${key}: ${what}`,
    file: 'manifest.jsonc',
    text: manifestWith({
      [key]: code === undefined || value.includes(mark) ? value : mark + value,
    }),
    ...outcome(code, hint),
  }));

/** Rows that are whole files. */
export const fileRows = (file: string, rows: readonly Row[]): readonly Case[] =>
  rows.map(([what, text, code, hint]) => ({
    what: `${file}: ${what}`,
    file,
    text,
    ...outcome(code, hint),
  }));

/** A tokens file with one token, in one line. */
export const oneToken = (path: string, type: string, value: string): string =>
  path
    .split('.')
    .toReversed()
    .reduce((inner, name) => `{"${name}":${inner}}`, `{"$type":"${type}","$value":${value}}`);

/** Rows about the value of one token. */
export const tokenRows = (path: string, type: string, rows: readonly Row[]): readonly Case[] =>
  rows.map(([what, value, code, hint]) => ({
    what: `${path}: ${what}`,
    file: 'tokens.json',
    text: oneToken(path, type, code === undefined || value.includes(mark) ? value : mark + value),
    ...outcome(code, hint),
  }));
