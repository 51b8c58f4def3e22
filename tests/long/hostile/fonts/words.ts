import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { figtree } from '../../../../packages/merchants/src/assets/font/testing.ts';
import { oneToken, type Case } from '../case.ts';
import { fontsSaid, fontWords, ownFamily } from './font-case.ts';

const sound = figtree();
const path = 'assets/own.woff2';

/** A family by its files, as JSON. */
const family = (files: string, name = 'Own', more = '"licence": "OFL-1.1"'): string =>
  `{ "${name}": { ${more}, "files": ${files} } }`;
const file = (said: string): string => `[{ "file": ${said} }]`;
const one = file(`"${path}"`);
const several = (count: number): string =>
  `[${Array.from({ length: count }, () => `{ "file": "${path}" }`).join(', ')}]`;

const says = (what: string, fonts: string, code?: string, hint?: string, tokens?: string): Case =>
  fontWords(what, sound, fonts, code, hint, tokens);

/** Where the manifest says the file is. */
const paths: readonly Case[] = [
  ['a way up', '"assets/../../own.woff2"'],
  ['an absolute path', '"/etc/fonts/own.woff2"'],
  ['a path of Windows', String.raw`"assets\\own.woff2"`],
  ['another host', '"https://evil.example/own.woff2"'],
  ['a file by its address', '"file:///etc/own.woff2"'],
  ['data in the address', '"data:font/woff2;base64,d09GMg=="'],
  ['a TTF', '"assets/own.ttf"'],
  ['an end in capitals', '"assets/own.WOFF2"'],
  ['a zero in the path', String.raw`"assets/own\u0000.woff2"`],
  ['a list of paths', '["assets/own.woff2"]'],
].map(([what = '', said = '']) =>
  says(`${what} in place of a file`, family(file(`¶${said}`)), 'schema.invalid'),
);

/** What a manifest says of a family. */
const families: readonly Case[] = [
  says(
    'a file that is not there',
    family(file('¶"assets/owm.woff2"')),
    'asset.missing',
    'Did you mean "assets/own.woff2"?',
  ),
  says('no files', family('¶[]'), 'schema.invalid'),
  says('nine files', family(`¶${several(9)}`), 'schema.invalid'),
  says('no licence', `{ "Own": ¶{ "files": ${one} } }`, 'schema.missing'),
  says(
    'a licence that is turned',
    family(one, 'Own', String.raw`"licence": ¶"OFL\u202e"`),
    'text.unseen',
    'Type it anew',
  ),
  says(
    'a licence of no letters',
    family(one, 'Own', String.raw`"licence": ¶"\u200b\u200b"`),
    'text.unseen',
    'Type it anew',
  ),
  says(
    'a kind that there is not',
    family(one, 'Own', '"licence": "x", "fallback": ¶"cursiv"'),
    'schema.invalid',
    'One of',
  ),
  says('a weight of nothing', family(`[{ "file": "${path}", "weight": ¶0 }]`), 'schema.invalid'),
  says('a weight of 1,001', family(`[{ "file": "${path}", "weight": ¶1001 }]`), 'schema.invalid'),
  says('a weight in words', family(`[{ "file": "${path}", "weight": ¶"bold" }]`), 'schema.invalid'),
  says(
    'a slant that there is not',
    family(`[{ "file": "${path}", "style": ¶"oblique 90deg" }]`),
    'schema.invalid',
    'One of',
  ),
  says(
    'a rule in a family',
    family(`[{ "file": "${path}", ¶"src": "url(x)" }]`),
    'schema.unknown-key',
  ),
  says(
    'a name that ends its quotes',
    `{ ¶"Own'; src: url(//evil.example)": { "licence": "x", "files": ${one} } }`,
    'schema.unknown-key',
  ),
  says(
    'a name that cannot be seen',
    `{ ¶${String.raw`"Own\u200b"`}: { "licence": "x", "files": ${one} } }`,
    'schema.unknown-key',
  ),
  says(
    'a name that is turned',
    `{ ¶${String.raw`"\u202eOwn"`}: { "licence": "x", "files": ${one} } }`,
    'schema.unknown-key',
  ),
  says(
    'a name of 49 letters',
    `{ ¶"${'A'.repeat(49)}": { "licence": "x", "files": ${one} } }`,
    'schema.unknown-key',
  ),
  says(
    'a prototype',
    `{ ¶"__proto__": { "licence": "x", "files": ${one} } }`,
    'source.forbidden-key',
    'Take it out',
  ),
  says(
    'one family twice',
    `{ "Own": { "licence": "x", "files": ${one} }, ¶"Own": { "licence": "x", "files": ${one} } }`,
    'source.duplicate-key',
    'Take one of them out',
  ),
  says(
    'a family of the engine’s name',
    family(one, 'Figtree Variable').replace('{ "licence"', '¶{ "licence"'),
    'font.name',
    'another name',
  ),
  says(
    'five families',
    `¶{ ${['A', 'B', 'C', 'D', 'E'].map((name) => `"${name}": { "licence": "x", "files": ${one} }`).join(', ')} }`,
    'schema.invalid',
  ),
  says('a list of families', '¶[]', 'schema.invalid'),
  says('a family that nothing draws', ownFamily),
  says(
    'one file eight times',
    family(several(8)),
    undefined,
    undefined,
    oneToken('type.text.family', 'fontFamily', '["Own"]'),
  ),
];

/** What tokens ask of a family. */
const voices: readonly Case[] = [
  {
    ...says('a family that nobody brings', ownFamily, 'font.unknown', 'Did you mean "Own"?'),
    file: 'tokens.json',
    text: oneToken('type.text.family', 'fontFamily', '¶["Owm"]'),
    beside: { ...fontsSaid(ownFamily), [path]: sound },
  },
  {
    ...says('a family that leaves its quotes', ownFamily, 'token.value'),
    file: 'tokens.json',
    text: oneToken('type.text.family', 'fontFamily', `[¶"Own', url(//evil.example)"]`),
    beside: { ...fontsSaid(ownFamily), [path]: sound },
  },
  says(
    'a weight that is not there',
    ownFamily,
    undefined,
    undefined,
    JSON.stringify({
      type: {
        text: {
          family: { $type: 'fontFamily', $value: ['Own'] },
          strong: { $type: 'fontWeight', $value: 900 },
        },
      },
    }),
  ),
];

/** What stands in the place of the file. */
const instead = (
  what: string,
  put: (path: string, folder: string) => void,
  code: string,
  hint: string,
): Case => ({
  what: `${path}: ${what}`,
  file: path,
  text: sound,
  beside: fontsSaid(ownFamily),
  stage: (folder) => {
    rmSync(join(folder, path));
    put(join(folder, path), folder);
  },
  at: { file: 'manifest.jsonc', mark: `"${path}"` },
  code,
  hint,
});

const places: readonly Case[] = [
  instead('a pipe', (at) => void execFileSync('mkfifo', [at]), 'asset.missing', 'Put a font there'),
  instead('a folder', (at) => mkdirSync(at), 'asset.missing', 'Put a font there'),
  instead(
    'a link out of the folder',
    (at) => symlinkSync('/etc/hostname', at),
    'asset.link',
    'Copy the file itself',
  ),
  instead(
    'a link to a device that never ends',
    (at) => symlinkSync('/dev/zero', at),
    'asset.link',
    'Copy the file itself',
  ),
  instead(
    'a link to itself',
    (at) => symlinkSync('own.woff2', at),
    'asset.unreadable',
    'Mend its rights',
  ),
  instead(
    'a link to a picture in the folder',
    (at) => symlinkSync('mark.svg', at),
    'font.broken',
    'Export it anew',
  ),
];

/** What is said of fonts, and where they are looked for. */
export const fontWordsCases: readonly Case[] = [...paths, ...families, ...voices, ...places];
