import { join } from 'node:path';
import { dataBlock } from '@livery/themes';
import { expect, it } from 'vitest';
import { loadMerchants } from '../merchants/load.ts';
import { workspace } from '../paths.ts';
import { page } from './page.ts';

const { merchants } = await loadMerchants(join(workspace, 'merchants'), ['pulse-lite']);
const [merchant] = merchants;
if (!merchant) throw new Error('not loaded');
const place = (asset: string) => `/${asset}`;

const written = (picture?: string, description?: string): string =>
  page({
    data: dataBlock(merchant, place, merchant.marks, (asset) => merchant.sizes.get(asset)),
    defaultTheme: 'dark',
    themeColor: '#000000',
    style: '',
    icons: { tab: '/mark.svg' },
    styles: [],
    fonts: [],
    entry: '/app.js',
    preload: [],
    scripts: 'first',
    ...(picture === undefined ? {} : { picture }),
    ...(description === undefined ? {} : { description }),
    content: '',
    page: 'home',
  });

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
