import { gzipSync } from 'node:zlib';
import {
  figtree,
  packagedFont,
  tablesIn,
  unpackedFont,
} from '../../../../packages/merchants/src/assets/font/testing.ts';
import type { Case } from '../case.ts';
import { packed } from './pack.ts';
import { fontFile } from './font-case.ts';

const secret = 'https://evil.example/beacon';

type Tables = Map<string, Buffer>;

/** Bytes written over those of a file. */
const over = (file: Buffer, at: number, ...bytes: readonly number[]): Buffer => {
  const changed = Buffer.from(file);
  changed.set(bytes, at);
  return changed;
};

/** The tables with one of them changed. */
function withChange(tables: Tables, name: string, change: (table: Buffer) => void): Tables {
  const table = Buffer.from(tables.get(name) ?? Buffer.alloc(0));
  change(table);
  return new Map([...tables, [name, table]]);
}

/** Where the directory of a packed font begins, behind its head. */
const directory = 48;

const broken = (what: string, bytes: Uint8Array): Case => fontFile(what, bytes, 'font.broken');
const toNoise = (table: Buffer): void => void table.fill(0xa5, 10);

/** No fonts at all, or packed in another way than their names say. */
function otherKinds(font: Buffer, tables: Tables): readonly Case[] {
  const woff = over(font, 0, 0x77, 0x4f, 0x46, 0x46);
  return [
    broken('an empty file', Buffer.alloc(0)),
    broken('its first four letters', Buffer.from('wOF2')),
    broken('a TTF by another name', unpackedFont(tables)),
    broken('an OTF by another name', over(unpackedFont(tables), 0, 0x4f, 0x54, 0x54, 0x4f)),
    broken('a WOFF of the first kind', woff),
    broken('a collection', over(font, 4, 0x74, 0x74, 0x63, 0x66)),
    broken('a page', Buffer.from('<!doctype html><script>evil()</script>')),
    broken('a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><font/></svg>')),
    broken('a picture', Buffer.from('iVBORw0KGgoAAAANSUhEUg==', 'base64')),
    broken('packed once more', gzipSync(font)),
    broken('a sheet', Buffer.from('@font-face{font-family:Own;src:url(https://evil.example/a)}')),
    broken('nothing but zeros', Buffer.alloc(4096)),
    fontFile(
      'heavier than may be',
      Buffer.concat([font, Buffer.alloc(600_000)]),
      'asset.too-large',
    ),
  ];
}

/** Packed fonts whose heads and directories say what is not so. */
function liars(font: Buffer, tables: Tables): readonly Case[] {
  const bomb = [...tables, ['ZERO', Buffer.alloc(64 * 1024 * 1024)]] as const;
  const noise = Buffer.from(font);
  noise.fill(0x55, 400);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x7fffffff);
  return [
    broken('cut short', font.subarray(0, 2000)),
    broken('without its last letter', font.subarray(0, -1)),
    broken('with a letter too many', Buffer.concat([font, Buffer.alloc(1)])),
    broken('a bomb of 64 MB', packed(bomb)),
    broken('a bomb that says it is small', packed(bomb, { ZERO: 100 })),
    broken('tables that say they are longer', packed(tables, { hmtx: 100_000 })),
    broken('tables that say they are shorter', packed(tables, { hmtx: 8 })),
    broken('a table of four gigabytes', over(font, directory, 0x3f, 0x8f, 0xff, 0xff, 0xff, 0x7f)),
    broken(
      'a table of a number without end',
      over(font, directory + 1, 0xff, 0xff, 0xff, 0xff, 0xff),
    ),
    broken('65,535 tables', over(font, 12, 0xff, 0xff)),
    broken('no tables', over(font, 12, 0, 0)),
    broken('noise instead of what is packed', noise),
    broken(
      'zeros instead of what is packed',
      Buffer.concat([font.subarray(0, 400), Buffer.alloc(font.length - 400)]),
    ),
    fontFile('says it unpacks to two gigabytes', over(font, 16, ...size), 'font.broken'),
    fontFile(
      'a table that stands twice, the second of zeros',
      packed([...tables, ['cmap', Buffer.alloc(64)]]),
      'font.broken',
    ),
  ];
}

/** Fonts whose tables do not say what they should. */
function strangeTables(tables: Tables): readonly Case[] {
  const without = (name: string): Buffer => packed([...tables].filter(([one]) => one !== name));
  const changed = (name: string, change: (table: Buffer) => void): Buffer =>
    packed(withChange(tables, name, change));
  const replaced = (name: string, table: Buffer): Buffer =>
    packed(new Map([...tables, [name, table]]));
  const groups = Buffer.alloc(28 + 12 * 4000);
  groups.writeUInt16BE(1, 2);
  groups.writeUInt16BE(3, 4);
  groups.writeUInt16BE(10, 6);
  groups.writeUInt32BE(12, 8);
  groups.writeUInt16BE(12, 12);
  groups.writeUInt32BE(groups.length - 12, 16);
  groups.writeUInt32BE(4000, 24);
  for (let group = 0; group < 4000; group++) groups.writeUInt32BE(0x10ffff, 28 + 12 * group + 4);
  const far = Buffer.from(groups);
  far.writeUInt32BE(0xffffffff, 24);
  return [
    ...['cmap', 'hmtx', 'hhea', 'maxp', 'head', 'OS/2'].map((name) =>
      broken(`without its ${name}`, without(name)),
    ),
    broken(
      'no measure of an em',
      changed('head', (head) => head.writeUInt16BE(0, 18)),
    ),
    broken(
      'an em of 65,535',
      changed('head', (head) => head.writeUInt16BE(0xffff, 18)),
    ),
    broken('more letters than there are', replaced('cmap', groups)),
    broken('four thousand million groups of letters', replaced('cmap', far)),
    broken(
      'letters that lie behind the end',
      changed('cmap', (cmap) => cmap.writeUInt32BE(0x7ffffff0, 8)),
    ),
    broken('a list of letters that is cut', replaced('cmap', groups.subarray(0, 30))),
    broken(
      'no glyph with a width',
      changed('hhea', (hhea) => hhea.writeUInt16BE(0, 34)),
    ),
    broken('widths behind the end', replaced('hmtx', Buffer.alloc(8))),
    broken(
      'outlines that are noise',
      changed('glyf', (glyf) => glyf.fill(0xa5)),
    ),
    broken('features that are noise', changed('GSUB', toNoise)),
    broken('pairs that are noise', changed('GPOS', toNoise)),
    broken(
      'letters as wide as may be',
      changed('hmtx', (hmtx) => hmtx.fill(0xff)),
    ),
    broken(
      '65,535 glyphs',
      changed('maxp', (maxp) => maxp.writeUInt16BE(0xffff, 4)),
    ),
    broken(
      'axes behind the end',
      changed('fvar', (fvar) => fvar.writeUInt16BE(0xffff, 8)),
    ),
    broken(
      'axes of a size of nothing that go on',
      changed('fvar', (fvar) => {
        fvar.writeUInt16BE(0xffff, 8);
        fvar.writeUInt16BE(0xffff, 10);
      }),
    ),
  ];
}

/** A map of nearly as many letters as are taken, all of them of the same few glyphs. */
function crowdedMap(): Buffer {
  const [groups, each] = [480, 400];
  const map = Buffer.alloc(28 + 12 * groups);
  map.writeUInt16BE(1, 2);
  map.writeUInt16BE(3, 4);
  map.writeUInt16BE(10, 6);
  map.writeUInt32BE(12, 8);
  map.writeUInt16BE(12, 12);
  map.writeUInt32BE(map.length - 12, 16);
  map.writeUInt32BE(groups, 24);
  for (let group = 0; group < groups; group++) {
    const start = 0x20 + group * each;
    map.writeUInt32BE(start, 28 + 12 * group);
    map.writeUInt32BE(start + each - 1, 28 + 12 * group + 4);
    map.writeUInt32BE(1, 28 + 12 * group + 8);
  }
  return map;
}

/** What a maker forbids, in the bits of the file. */
function forbidden(tables: Tables): readonly Case[] {
  const permits = (what: string, bits: number, code?: 'font.licence'): Case =>
    fontFile(what, packed(withChange(tables, 'OS/2', (os2) => os2.writeUInt16BE(bits, 8))), code);
  return [
    permits('may not be embedded', 0b10, 'font.licence'),
    permits('may be embedded to print only', 0b100, 'font.licence'),
    permits('may not be cut', 0x100, 'font.licence'),
    permits('may be embedded as dots only', 0x200, 'font.licence'),
    permits('all bits of what is forbidden', 0xffff, 'font.licence'),
    permits('may be edited', 0b1000),
  ];
}

/** Looks at the first axis of a variable font, which is that of weights. */
const axis =
  (wght: (fvar: Buffer, at: number) => void) =>
  (fvar: Buffer): void =>
    wght(fvar, fvar.readUInt16BE(4));

/** Sound enough to be drawn, with something that must not reach a phone, or that is absurd. */
function smugglers(tables: Tables): readonly Case[] {
  const beside = (what: string, name: string, content: Buffer): Case =>
    fontFile(what, packed(new Map([...tables, [name, content]])), undefined, [secret]);
  const loud = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"><script href="${secret}"/></svg>`,
  );
  const drawing = Buffer.concat([
    Buffer.from([0, 0, 0, 0, 0, 10, 0, 0, 0, 0]),
    Buffer.from([0, 1, 0, 0, 0, 9, 0, 0, 0, 14]),
    Buffer.alloc(2),
    loud,
  ]);
  const changed = (what: string, name: string, change: (table: Buffer) => void): Case =>
    fontFile(what, packed(withChange(tables, name, change)));
  const names = Buffer.from(`\u200b\u202e\u0000${secret}`, 'utf16le').swap16();
  const record = Buffer.alloc(18);
  record.writeUInt16BE(1, 2);
  record.writeUInt16BE(18, 4);
  record.writeUInt16BE(3, 6);
  record.writeUInt16BE(1, 8);
  record.writeUInt16BE(0x409, 10);
  record.writeUInt16BE(1, 12);
  record.writeUInt16BE(names.length, 14);
  return [
    beside('a drawing with a script in it', 'SVG ', drawing),
    beside('a note of its maker', 'meta', Buffer.from(secret)),
    beside('a signature', 'DSIG', Buffer.from(secret)),
    beside('a table that nobody knows', 'EVIL', Buffer.from(secret)),
    beside('names that cannot be seen', 'name', Buffer.concat([record, names])),
    beside('programs of hints', 'fpgm', Buffer.alloc(4000, 0x1c)),
    changed(
      'weights from heavy to light',
      'fvar',
      axis((fvar, at) => {
        fvar.writeInt32BE(900 * 65536, at + 4);
        fvar.writeInt32BE(100 * 65536, at + 12);
      }),
    ),
    changed(
      'weights of a million',
      'fvar',
      axis((fvar, at) => fvar.writeInt32BE(0x7fffffff, at + 12)),
    ),
    changed(
      'weights below nothing',
      'fvar',
      axis((fvar, at) => fvar.writeInt32BE(-0x7fffffff, at + 4)),
    ),
    changed('outlines that lie behind the end', 'loca', (table) => table.fill(0xff, 8)),
    beside('192,000 letters of the same few glyphs', 'cmap', crowdedMap()),
    changed('letters of no width', 'hmtx', (table) => table.fill(0)),
    changed('heights of all that there is', 'hhea', (table) => {
      table.writeInt16BE(32767, 4);
      table.writeInt16BE(-32768, 6);
    }),
    fontFile(
      'of another script than its language',
      packagedFont('noto-sans-thai', 'noto-sans-thai-thai-wght-normal'),
    ),
  ];
}

/** Files of type that are not what they say, cost more than they look, or carry more than they show. */
export async function fontFiles(): Promise<readonly Case[]> {
  const font = figtree();
  const tables = await tablesIn(font);
  return [
    ...otherKinds(font, tables),
    ...liars(font, tables),
    ...strangeTables(tables),
    ...forbidden(tables),
    ...smugglers(tables),
  ];
}
