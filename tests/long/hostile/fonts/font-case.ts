import { manifestWith, oneToken, type Case } from '../case.ts';

const path = 'assets/own.woff2';

/** The tokens of a brand that draws all it says with its own family. */
const drawnWith = (family: string): string =>
  JSON.stringify({
    type: Object.fromEntries(
      ['display', 'text', 'label', 'button'].map((voice) => [
        voice,
        { family: { $type: 'fontFamily', $value: [family] } },
      ]),
    ),
  });

/** What a manifest says of its fonts, as JSON. */
export const fontsSaid = (fonts: string, tokens = drawnWith('Own')) => ({
  'manifest.jsonc': manifestWith({ fonts }),
  'tokens.json': tokens,
});

export const ownFamily = `{ "Own": { "licence": "OFL-1.1", "files": [{ "file": "${path}" }] } }`;

const hints: Readonly<Record<string, string>> = {
  'font.broken': 'Export it anew as WOFF2',
  'font.licence': 'Ask for a file',
  'asset.too-large': 'cut at build',
};

/** A file of type that a brand brings, and draws with; refused where the manifest names it. */
export const fontFile = (
  what: string,
  bytes: Uint8Array,
  code?: keyof typeof hints,
  never: readonly string[] = [],
): Case => ({
  what: `a font: ${what}`,
  file: path,
  text: bytes,
  beside: fontsSaid(ownFamily),
  at: { file: 'manifest.jsonc', mark: `"${path}"` },
  ...(code === undefined ? { never } : { code, hint: hints[code] ?? '' }),
});

/** The same beside a face that is sound, for what a manifest or a token says. */
export const fontWords = (
  what: string,
  sound: Uint8Array,
  fonts: string,
  code?: string,
  hint = '',
  tokens?: string,
): Case => ({
  what: `fonts: ${what}`,
  file: 'manifest.jsonc',
  text: manifestWith({ fonts }),
  beside: {
    [path]: sound,
    'tokens.json': tokens ?? oneToken('radius.card', 'dimension', '{ "value": 8, "unit": "px" }'),
  },
  ...(code === undefined ? {} : { code, hint }),
});
