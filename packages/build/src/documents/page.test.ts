import { join } from 'node:path';
import { dataBlock } from '@livery/themes';
import { expect, it } from 'vitest';
import { loadMerchants } from '@livery/merchants/load';
import { workspace } from '@livery/merchants/paths';
import { runCode } from './run-code.ts';
import { page } from './page.ts';

const { merchants } = await loadMerchants(join(workspace, 'merchants'), ['pulse-lite']);
const [merchant] = merchants;
if (!merchant) throw new Error('not loaded');
const place = (asset: string) => `/${asset}`;

const parts = (picture?: string, description?: string): Parameters<typeof page>[0] => ({
  data: dataBlock(merchant, place, merchant.marks, (asset) => merchant.sizes.get(asset)),
  defaultTheme: 'dark',
  themeColor: '#000000',
  brandStyle: '',
  icons: { tab: '/mark.svg' },
  fonts: [],
  entry: '/app.js',
  preload: [],
  scripts: 'first',
  ...(picture === undefined ? {} : { picture }),
  ...(description === undefined ? {} : { description }),
  content: '',
  page: 'home',
});

const written = (picture?: string, description?: string): string =>
  page(parts(picture, description));

it('asks at once for the picture of the first screen, and for none where there is none', () => {
  const link = '<link rel="preload" as="image" fetchpriority="high" href="/assets/hero.svg">';
  expect(written('/assets/hero.svg')).toContain(link);
  expect(written()).not.toContain('as="image"');
});

it('tells how large the brand’s pictures are', () => {
  expect(written()).toContain(
    '"hero":{"dark":"/assets/hero.svg","light":"/assets/hero.svg","width":780,"height":560}',
  );
});

it('says of itself what it is told, and else its name', () => {
  expect(written(undefined, 'Games & "more"')).toContain(
    '<meta name="description" content="Games &amp; &quot;more&quot;">',
  );
  expect(written()).toContain('<meta name="description" content="Pulse Lite">');
});

/** Runs scripts as a page does whose tab nobody sees; answers with what happened, in its order. */
async function runScripts(
  code: string,
  isMissing: (file: string) => boolean,
  isLast = true,
): Promise<readonly string[]> {
  const seen: string[] = [];
  const done = Promise.withResolvers<void>();
  const [entry] = code.split(' ');
  const load = async (file: string): Promise<void> => {
    seen.push(file);
    if (file === entry) done.resolve();
    // Whatever else follows within the same task comes before the mark.
    setTimeout(() => seen.push('|'));
    if (isMissing(file)) throw new Error(`${file} is gone`);
  };
  const shown = {
    hidden: isLast,
    readyState: 'complete',
    currentScript: { dataset: isLast ? { code, last: '' } : { code } },
    createElement: () => ({}),
    head: { append: () => void (isLast || seen.push('asked for a second time')) },
  };
  const script = runCode.replaceAll('import(', 'load(');
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- what is tested is text, as a page has it
  new Function('document', 'load', script)(shown, load);
  await done.promise;
  return seen;
}

it('runs one file a task, those the page needs before the page', async () => {
  expect(await runScripts('page shared vendor', () => false)).toEqual([
    'shared',
    '|',
    'vendor',
    '|',
    'page',
  ]);
});

it('runs the page all the same where one of them cannot be had: it says so better', async () => {
  expect(await runScripts('page shared vendor', (file) => file === 'shared')).toContain('page');
});

it('runs one file a task as well where the page itself asked for all of them', async () => {
  expect(await runScripts('page shared vendor', () => false, false)).toEqual([
    'shared',
    '|',
    'vendor',
    '|',
    'page',
  ]);
});

it('has all asked for at once, and once, on a page that waits for data', () => {
  const beside = page({ ...parts(), preload: ['/shared.js'], scripts: 'beside' });
  const link = (file: string) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`;
  expect(beside).toContain(`${link('/app.js')}\n${link('/shared.js')}`);
  expect(beside).toContain('<script data-code="/app.js /shared.js">');
  expect(beside).not.toContain('type="module"');
  const last = page({ ...parts(), preload: ['/shared.js'], scripts: 'after-paint' });
  expect(last).toContain('<script data-last data-code="/app.js /shared.js">');
  expect(last).not.toContain('rel="modulepreload"');
});
