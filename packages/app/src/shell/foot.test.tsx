import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { startPlatform } from '../testing/platform.ts';
import { openApp, renderPart } from '../testing/render.tsx';
import { games, merchant } from '../testing/samples.ts';
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
});

it('stands beside the lobby, not in it, and the first press of Tab offers the way past what is above', async () => {
  const platform = await startPlatform();
  platform.on('hotGames', () => ({ list: games(3) }));
  platform.on('gameList', () => ({ games: games(3), pageNum: 1, totalPages: 1 }));
  platform.on('winners', () => ({ list: [] }));
  const { user } = await openApp();
  const main = await screen.findByRole('main');
  expect(main.contains(screen.getByRole('contentinfo'))).toBe(false);
  document.body.focus();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Skip to content' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(main);
});
