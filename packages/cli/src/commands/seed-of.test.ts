import { readMerchant, type Merchant } from '@livery/themes';
import { modes } from '@livery/themes/contract';
import { expect, it } from 'vitest';
import { grownFrom, lenderOf } from './seed-of.ts';

const roles = ['action', 'link', 'neutral', 'win', 'second', 'danger'] as const;
type Role = (typeof roles)[number];

const seeds: Record<Role, string> = {
  action: '#7a3cff',
  link: '#1d7fd0',
  neutral: '#5a6478',
  win: '#e8b64c',
  second: '#2fa8a0',
  danger: '#d32f4b',
};
const others: Record<Role, string> = {
  action: '#0fae51',
  link: '#c2410c',
  neutral: '#7a5a3a',
  win: '#58d68d',
  second: '#ff7ad1',
  danger: '#c7581a',
};

function merchantOf(colors: Partial<Record<Role, string>>): Merchant {
  const brand = Object.fromEntries(
    Object.entries(colors).map(([role, color]) => [role, { color, policy: 'nearest' }]),
  );
  const manifest = {
    schemaVersion: 3,
    code: 'seeds',
    name: 'Seeds',
    environment: 'demo',
    domains: ['seeds.localhost'],
    logo: { mark: 'assets/mark.svg' },
    brand,
  };
  const { merchant, diagnostics } = readMerchant({
    manifest: { file: 'manifest.jsonc', text: JSON.stringify(manifest, null, 2) },
    modes: {},
    texts: {},
  });
  if (!merchant) throw new Error(JSON.stringify(diagnostics));
  return merchant;
}

const valuesOf = ({ themes }: Merchant, path: string): string =>
  JSON.stringify(modes.map((mode) => themes[mode].get(path)?.value));

const grown = (merchant: Merchant): string[] => [
  ...new Set(
    merchant.layers.dark
      .filter(({ name }) => name === 'ramp')
      .flatMap(({ leaves }) => Array.from(leaves.keys())),
  ),
];

/** Lettering is black or white whatever lends it its ground, and good news and warnings are nobody's. */
const unmoved =
  /^color\.((action|win|second|badge|scene)\.on|icon\.onAction|(success|warning)\.(text|surface|on))$/;

it('knows a lender for every token of a ramp, and moving that seed moves the token', () => {
  const before = merchantOf(seeds);
  const paths = grown(before);
  expect(paths.length).toBeGreaterThan(60);
  const moved = Object.fromEntries(
    roles.map((role) => [role, merchantOf({ ...seeds, [role]: others[role] })]),
  ) as Record<Role, Merchant>;
  const still = paths.filter((path) => {
    const lender = lenderOf(path);
    return !lender || valuesOf(moved[lender], path) === valuesOf(before, path);
  });
  expect(still.filter((path) => !unmoved.test(path))).toEqual([]);
});

it('names the seed that stands in where the brand leaves a role out', () => {
  const plain = merchantOf({ action: seeds.action });
  expect(grownFrom(plain, 'color.surface.page', 'dark')).toMatchObject({
    role: 'neutral',
    seed: { role: 'action', file: 'manifest.jsonc' },
  });
  expect(grownFrom(plain, 'color.scene.lightEnd', 'dark')).toMatchObject({ role: 'action' });
  expect(grownFrom(plain, 'color.danger.text', 'dark')?.seed).toBeUndefined();
  const withWin = merchantOf({ action: seeds.action, win: seeds.win });
  expect(grownFrom(withWin, 'color.second.fill', 'dark')?.seed?.role).toBe('win');
});
