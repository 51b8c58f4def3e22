import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { startPlatform } from '../../testing/platform.ts';
import { openApp, renderPart } from '../../testing/render.tsx';
import { games, merchant } from '../../testing/samples.ts';
import { scrollToEnd } from '../../testing/sight.ts';
import { Foot } from './foot.tsx';

it('says the age, who answers for the site, and that it is a demo', async () => {
  const legal = {
    licensee: 'Somebody Ltd',
    licence: '12-34',
    regulator: { name: 'Authority', url: 'https://example.com' },
    help: [],
    registers: [],
  };
  await renderPart(
    <MerchantProvider value={{ ...merchant, minAge: 19, legal }}>
      <Foot />
    </MerchantProvider>,
  );
  const foot = screen.getByRole('contentinfo');
  expect(foot.textContent).toContain('19+');
  expect(foot.textContent).toContain('Somebody LtdLicence 12-34 · Authority');
  expect(foot.textContent).toContain('Only for people of 19 and over.');
  expect(foot.textContent).toContain('A demo');
  expect(foot.textContent).toContain('© \u2068Somebody Ltd\u2069 ·');
});

it.each([18, 21])('warns of play under the age of the brand, here %i [CO-14]', async (minAge) => {
  await renderPart(
    <MerchantProvider value={{ ...merchant, minAge }}>
      <Foot />
    </MerchantProvider>,
  );
  const foot = screen.getByRole('contentinfo').textContent;
  expect(foot).toContain(`Only for people of ${minAge} and over.`);
  expect(foot).toContain(`${minAge}+From ${minAge} years on`);
});

const inHall = (legal: Partial<typeof merchant.legal>) => (
  <MerchantProvider value={{ ...merchant, legal: { ...merchant.legal, ...legal } }}>
    <Foot />
  </MerchantProvider>
);

it('leads to the regulator, to limits, to help and to the terms [HM-09, RG-03]', async () => {
  await renderPart(
    inHall({
      regulator: { name: 'Authority', url: 'https://authority.example/' },
      help: [{ name: 'Talk to somebody', url: 'https://help.example/' }],
      terms: '/m/set',
    }),
  );
  const hrefs = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
  expect(hrefs).toEqual([
    'https://authority.example/',
    `${location.origin}/m/limits`,
    'https://help.example/',
    `${location.origin}/m/set`,
  ]);
});

it('says under which licence it is, and its seal opens the regulator’s page about it [RG-02]', async () => {
  await renderPart(
    inHall({
      licensee: 'Somebody Ltd',
      licence: '12-34',
      regulator: { name: 'Authority', url: 'https://authority.example/' },
      seal: 'https://authority.example/licences/12-34',
      funds: 'kept in a trust account.',
    }),
  );
  const seal = screen.getByRole<HTMLAnchorElement>('link', { name: /Somebody Ltd/ });
  expect(seal.textContent).toContain('Licence 12-34 · Authority');
  expect(seal.href).toBe('https://authority.example/licences/12-34');
  const regulator = screen.getByRole<HTMLAnchorElement>('link', { name: 'Authority' });
  expect(regulator.href).toBe('https://authority.example/');
  expect(screen.getByRole('contentinfo').textContent).toContain('kept in a trust account.');
});

it('leads to registers of the country, where somebody bars themselves from every site', async () => {
  const register = { name: 'National register', url: 'https://register.example/' };
  await renderPart(inHall({ registers: [register] }));
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: register.name });
  expect(link.href).toBe(register.url);
});

it('shows who makes the games and how many there are, counted once it comes near [HM-09, CF-14]', async () => {
  const platform = await startPlatform();
  const made = (vassalage: string) => ({
    vassalage,
    displayName: `Maker ${vassalage}`,
    showIcon: `/${vassalage}.svg`,
    gameClassify: [],
  });
  platform.on('vendors', () => ({ sorting: [], mapping: { RNG: [made('A')], LIVE: [made('B')] } }));
  platform.on('gameList', () => ({ games: games(1), pageNum: 1, totalPages: 1640 }));
  await renderPart(inHall({}));
  expect(platform.calls('gameList')).toEqual([]);
  await scrollToEnd();
  await screen.findByText(/1,640 games, 2 studios/);
  const list = screen.getByRole('list', { name: 'Studios' });
  expect(list.textContent).toBe('Maker AMaker B');
});

it('claims no number of games that nobody has counted', async () => {
  const platform = await startPlatform();
  await renderPart(inHall({}));
  await scrollToEnd();
  await waitFor(() => expect(platform.calls('gameList').length).toBeGreaterThan(0));
  expect(screen.queryByText(/games, /)).toBeNull();
});

it('stands beside the lobby, not in it, and the first press of Tab offers the way past what is above', async () => {
  const platform = await startPlatform();
  platform.on('hotGames', () => ({ list: games(3) }));
  platform.on('gameList', () => ({ games: games(3), pageNum: 1, totalPages: 1 }));
  platform.on('winners', () => ({ list: [] }));
  const { user } = await openApp();
  const main = await screen.findByRole('main');
  expect(main.contains(await screen.findByRole('contentinfo'))).toBe(false);
  document.body.focus();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Skip to content' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(main);
});
