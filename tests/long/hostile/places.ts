import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestWith, soundMark, type Case } from './case.ts';

const pipe = (path: string): void => void execFileSync('mkfifo', [path]);
const plain = 'put a file there';

/** A file that something else stands in the place of. */
const instead = (
  what: string,
  file: string,
  put: (path: string, folder: string) => void,
  code = 'merchant.unreadable',
  hint = '',
  at?: string,
): Case => ({
  what: `${file}: ${what}`,
  file,
  stage: (folder) => {
    rmSync(join(folder, file), { recursive: true, force: true });
    put(join(folder, file), folder);
  },
  at:
    at === undefined && code.startsWith('asset.')
      ? { file: 'manifest.jsonc', mark: '"assets/mark.svg"' }
      : { file: at ?? file },
  code,
  hint,
});

const texts = [
  'manifest.jsonc',
  'tokens.json',
  'tokens.dark.json',
  'tokens.light.json',
  'template.json',
  'locales/EN.json',
];
const link = (to: string) => (path: string) => symlinkSync(to, path);

/** What stands in the place of a file, and where links lead. */
export const places: readonly Case[] = [
  ...texts.map((file) => instead('a pipe', file, pipe, undefined, plain)),
  ...texts.map((file) =>
    instead('a folder', file, (path) => mkdirSync(path), undefined, 'Move it away'),
  ),
  ...texts.map((file) =>
    instead(
      'a link out of the folder',
      file,
      link('/etc/hostname'),
      undefined,
      'Put the file itself',
    ),
  ),
  instead('a link to itself', 'tokens.json', link('tokens.json'), undefined, 'Put the file itself'),
  instead(
    'two links in a circle',
    'tokens.json',
    (path, folder) => {
      symlinkSync('b.json', path);
      symlinkSync('tokens.json', join(folder, 'b.json'));
    },
    undefined,
    'Put the file itself',
  ),
  instead(
    'a link to a device that never ends',
    'tokens.json',
    link('/dev/zero'),
    undefined,
    'Put the file itself',
  ),
  instead(
    'a link to what is typed',
    'template.json',
    link('/dev/stdin'),
    undefined,
    'Put the file itself',
  ),
  instead(
    'a link to a secret of the process',
    'locales/EN.json',
    link('/proc/self/environ'),
    undefined,
    'Put the file itself',
  ),
  instead(
    'a link into the folder of another merchant',
    'tokens.json',
    (path, folder) => {
      const other = join(folder, '../shop-too');
      mkdirSync(other);
      writeFileSync(join(other, 'tokens.json'), '{}');
      symlinkSync('../shop-too/tokens.json', path);
    },
    undefined,
    'Put the file itself',
  ),
  instead(
    'a link to a pipe in the folder',
    'tokens.json',
    (path, folder) => {
      pipe(join(folder, 'pipe'));
      symlinkSync('pipe', path);
    },
    undefined,
    plain,
  ),
  instead(
    'ten megabytes',
    'tokens.json',
    (path) => writeFileSync(path, `{"a":"${'x'.repeat(10_000_000)}"}`),
    undefined,
    'Take out',
  ),
  instead(
    'letters in another code',
    'tokens.json',
    (path) => writeFileSync(path, Buffer.from([0xff, 0xfe, 0x7b, 0])),
    undefined,
    'UTF-8',
  ),
  instead(
    'a letter that is written longer than it is',
    'tokens.json',
    (path) => writeFileSync(path, Buffer.from([0xc0, 0xaf])),
    undefined,
    'UTF-8',
  ),
  instead(
    'half a letter in bytes',
    'tokens.json',
    (path) => writeFileSync(path, Buffer.from([0xed, 0xa0, 0xbd])),
    undefined,
    'UTF-8',
  ),
  instead(
    'a file in place of the folder of texts',
    'locales',
    (path) => writeFileSync(path, ''),
    undefined,
    'folder of that name',
  ),
  instead(
    'a pipe in place of the folder of texts',
    'locales',
    pipe,
    undefined,
    'folder of that name',
  ),
  instead('a pipe', 'assets/mark.svg', pipe, 'asset.missing', 'Put a picture'),
  instead(
    'a folder',
    'assets/mark.svg',
    (path) => mkdirSync(path),
    'asset.missing',
    'Put a picture',
  ),
  instead(
    'a link out of the folder',
    'assets/mark.svg',
    link('/etc/hostname'),
    'asset.link',
    'Copy the file itself',
  ),
  instead(
    'a link to a device',
    'assets/mark.svg',
    link('/dev/zero'),
    'asset.link',
    'Copy the file itself',
  ),
  instead(
    'a link to itself',
    'assets/mark.svg',
    link('mark.svg'),
    'asset.unreadable',
    'Mend its rights',
  ),
  instead(
    'a link to another kind in the folder',
    'assets/mark.svg',
    link('../manifest.jsonc'),
    'asset.not-svg',
    '',
    'assets/mark.svg',
  ),
  {
    what: 'assets: a link out of the folder',
    file: 'assets',
    stage: (folder) => {
      const away = join(folder, '../away');
      renameSync(join(folder, 'assets'), away);
      symlinkSync('../away', join(folder, 'assets'));
    },
    at: { file: 'manifest.jsonc', mark: '"assets/mark.svg"' },
    code: 'asset.link',
    hint: 'Copy the file itself',
  },
  {
    what: 'a family that is a pipe',
    file: '../_families/metro/manifest.jsonc',
    beside: { 'manifest.jsonc': manifestWith({ extends: '"metro"' }) },
    stage: (folder) => {
      mkdirSync(join(folder, '../_families/metro'), { recursive: true });
      pipe(join(folder, '../_families/metro/manifest.jsonc'));
    },
    code: 'merchant.unreadable',
    hint: plain,
  },
  {
    what: 'a family that extends itself',
    file: '../_families/metro/manifest.jsonc',
    text: '{ "schemaVersion": 3, "extends": ¶"metro" }',
    beside: { 'manifest.jsonc': manifestWith({ extends: '"metro"' }) },
    code: 'family.extends',
    hint: 'Take "extends" out',
  },
  {
    what: 'a family with a code of its own',
    file: '../_families/metro/manifest.jsonc',
    text: '{ "schemaVersion": 3, ¶"code": "metro" }',
    beside: { 'manifest.jsonc': manifestWith({ extends: '"metro"' }) },
    code: 'schema.unknown-key',
    hint: '',
  },
  {
    what: 'a picture of the family by a link out of its folder',
    file: '../_families/metro/assets/family.svg',
    beside: {
      'manifest.jsonc': manifestWith({
        extends: '"metro"',
        logo: '{ "mark": "assets/family.svg" }',
      }),
    },
    stage: (folder) => {
      mkdirSync(join(folder, '../_families/metro/assets'), { recursive: true });
      writeFileSync(join(folder, '../_families/metro/manifest.jsonc'), '{ "schemaVersion": 3 }');
      symlinkSync(
        '../../../shop/assets/mark.svg',
        join(folder, '../_families/metro/assets/family.svg'),
      );
    },
    at: { file: 'manifest.jsonc', mark: '"assets/family.svg"' },
    code: 'asset.link',
    hint: 'Copy the file itself',
  },
  {
    what: 'pictures that nobody names, of whatever kind',
    file: 'assets/evil.svg',
    text: '<svg xmlns="http://www.w3.org/2000/svg"><script>evil()</script></svg>',
    never: ['evil()'],
  },
  {
    what: 'a pipe that nobody names',
    file: 'assets/pipe.svg',
    stage: (folder) => pipe(join(folder, 'assets/pipe.svg')),
  },
  {
    what: 'a name in capitals beside the one that is meant',
    file: 'assets/MARK.svg',
    text: soundMark.replace('#808080', '#123456'),
    never: ['#123456'],
  },
  {
    what: 'a name with an order for the shell',
    file: 'assets/$(touch x).svg',
    text: soundMark,
  },
];
