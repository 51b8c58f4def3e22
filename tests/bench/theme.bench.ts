import { brotliCompressSync, constants } from 'node:zlib';
import {
  readMerchant,
  sheet,
  type Merchant,
  type MerchantFiles,
} from '../../packages/themes/src/index.ts';
import { kilobytes, type Bench, type Row } from './support/bench.ts';
import { interleave } from './support/measure.ts';
import { merchantCodes, merchantFiles } from './support/merchant-files.ts';

interface Subject {
  readonly code: string;
  readonly files: MerchantFiles;
  readonly merchant: Merchant;
}

function subjectOf(code: string): Subject {
  const files = merchantFiles(code);
  const { merchant } = readMerchant(files);
  if (!merchant) throw new Error(`"${code}" has findings; livery check tells them`);
  return { code, files, merchant };
}

/** The same files as the engine reads; the manifest without its comments, which JSON has not. */
const plainTexts = ({ files, merchant }: Subject): string[] =>
  [
    { text: JSON.stringify(merchant.manifest, null, 2) },
    files.tokens,
    files.modes.dark,
    files.modes.light,
    files.template,
    ...Object.values(files.texts),
  ].flatMap((file) => (file ? [file.text] : []));

function dress({ code, files }: Subject): string {
  const { merchant } = readMerchant(files);
  if (!merchant) throw new Error(`"${code}" could be read a moment ago`);
  return sheet(merchant.themes);
}

/** As the build compresses it. */
const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

function rowsOf({ code, merchant }: Subject, engine: number, parse: number): Row[] {
  const css = sheet(merchant.themes);
  const properties = new Set(css.match(/--lv-[a-z0-9-]+(?=:)/g));
  return [
    { name: `${code}: files to sheet, both modes`, value: engine, unit: 'ms' },
    { name: `${code}: over JSON.parse of the same files`, value: engine / parse, unit: '×' },
    { name: `${code}: sheet, raw`, value: kilobytes(Buffer.byteLength(css)), unit: 'KB' },
    { name: `${code}: sheet, brotli`, value: kilobytes(brotli(css)), unit: 'KB', bar: '< 2 KB' },
    { name: `${code}: custom properties in it`, value: properties.size, unit: 'properties' },
  ];
}

async function measure(): Promise<readonly Row[]> {
  const subjects = merchantCodes().map(subjectOf);
  const time = await interleave(
    subjects.flatMap((subject) => {
      const texts = plainTexts(subject);
      return [
        { name: `${subject.code} engine`, run: () => dress(subject) },
        { name: `${subject.code} parse`, run: () => texts.map((text) => JSON.parse(text)) },
      ];
    }),
  );
  return subjects.flatMap((subject) => {
    const { code } = subject;
    return rowsOf(subject, time(`${code} engine`), time(`${code} parse`));
  });
}

export const bench: Bench = {
  about: 'what a merchant costs the engine, and how large its sheet is without font faces',
  measure,
};
