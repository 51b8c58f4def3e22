import { expect, it } from 'vitest';
import { channelsOf } from './channels.ts';

const at = (where: string): string => `https://${where}.example/brand`;

it('has the channels that are set up, and no others [LM-11]', () => {
  expect(channelsOf([], {})).toEqual([]);
  const all = channelsOf(
    [
      { resourceType: 'FACEBOOK', url: at('facebook') },
      { resourceType: 'IOS', url: at('app') },
      { resourceType: 'GEOGLE', url: at('google') },
      { resourceType: 'TELEGRAM', url: at('telegram') },
    ],
    {},
  );
  expect(all.map(({ name }) => name)).toEqual(['Telegram', 'Google', 'Facebook']);
});

it('reads both spellings of one, and shows it once', () => {
  const list = [
    { resourceType: 'GOOGLE' as 'GEOGLE', url: at('one') },
    { resourceType: 'GEOGLE' as const, url: at('other') },
  ];
  expect(channelsOf(list, {})).toEqual([{ icon: 'google', name: 'Google', url: at('one') }]);
});

it('takes the brand’s own link where the platform has none, and nothing but https', () => {
  const links = { telegram: at('own'), facebook: 'http://plain.example', google: 'javascript:1' };
  expect(channelsOf([{ resourceType: 'TELEGRAM', url: '' }], links)).toEqual([
    { icon: 'telegram', name: 'Telegram', url: at('own') },
  ]);
});
