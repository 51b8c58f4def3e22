import {
  readMerchant,
  sheet,
  type Merchant,
  type MerchantFiles,
} from '../../packages/themes/src/index.ts';
import { kilobytes, type Bench, type Row } from './support/bench.ts';
import { memoryOf } from './support/engine-memory.ts';
import { madeMerchant } from './support/made-merchants.ts';
import { interleave } from './support/measure.ts';
import {
  resolvedTokens,
  resolverText,
  styleDictionary,
  terrazzo,
} from './support/other-engines.ts';

const many = 300;
/** The others are slow enough that a tenth of the merchants tells the same. */
const few = 30;

function read(files: MerchantFiles): Merchant {
  const { merchant, diagnostics } = readMerchant(files);
  if (!merchant) throw new Error(`A made merchant has findings: ${diagnostics[0]?.message}`);
  return merchant;
}

const dress = (files: MerchantFiles): string => sheet(read(files).themes);

/** Another one each time: nobody is measured on a merchant it has just seen. */
function inTurn<T>(list: readonly T[], run: (one: T) => unknown): () => unknown {
  let next = 0;
  return () => {
    const one = list[next++ % list.length];
    return one === undefined ? undefined : run(one);
  };
}

/** The first file of a merchant with one number changed, as a person saves it; by so little that it stays in its range. */
function edited(files: MerchantFiles, number: number): MerchantFiles {
  const { tokens } = files;
  if (!tokens) return files;
  const moved = (value: string): string => `"value": ${Number(value) + (number % 2) / 4}`;
  const text = tokens.text.replace(/"value": (\d+)/, (_all, value: string) => moved(value));
  return { ...files, tokens: { ...tokens, text } };
}

const megabytes = (bytes: number): number => kilobytes(kilobytes(bytes));

async function measure(): Promise<readonly Row[]> {
  const merchants = Array.from({ length: many }, (_, number) => madeMerchant(number));
  const sample = merchants.slice(0, few);
  const resolved = sample.map((files) => resolvedTokens(read(files)));
  const sources = resolved.map(resolverText);
  let edits = 0;

  const time = await interleave(
    [
      { name: 'ours', run: inTurn(merchants, dress) },
      { name: 'style dictionary', run: inTurn(resolved, styleDictionary) },
      { name: 'terrazzo', run: inTurn(sources, terrazzo) },
      { name: 'edit', run: inTurn(sample, (files) => dress(edited(files, edits++))) },
      { name: 'all', run: () => sample.map(dress) },
    ],
    { rounds: 15, atLeast: 20 },
  );
  const ours = time('ours');
  const [small, large] = [memoryOf(few), memoryOf(many)];
  return [
    { name: 'ours: files to sheet, checked, both modes', value: ours, unit: 'ms' },
    {
      name: 'Style Dictionary: resolved tokens to sheets',
      value: time('style dictionary'),
      unit: 'ms',
    },
    {
      name: 'Style Dictionary over ours',
      value: time('style dictionary') / ours,
      unit: '×',
      bar: '>= 8 ×',
    },
    { name: 'Terrazzo: resolver file to tokens', value: time('terrazzo'), unit: 'ms' },
    { name: 'Terrazzo over ours', value: time('terrazzo') / ours, unit: '×', bar: '>= 10 ×' },
    {
      name: `one edit over ${few} merchants anew`,
      value: time('edit') / time('all'),
      unit: '×',
      bar: '< 0.1 ×',
    },
    { name: `heap held after ${many}`, value: megabytes(large.heap), unit: 'MB' },
    {
      name: `heap held, ${many} over ${few}`,
      value: large.heap / small.heap,
      unit: '×',
      bar: '< 1.3 ×',
    },
    { name: `peak of the process at ${many}`, value: megabytes(large.peak), unit: 'MB' },
    {
      name: `peak of the process, ${many} over ${few}`,
      value: large.peak / small.peak,
      unit: '×',
      bar: '< 1.3 ×',
    },
  ];
}

export const bench: Bench = {
  about:
    'what a merchant of about eighty tokens costs, beside engines that only resolve and write what ours resolved',
  measure,
};
