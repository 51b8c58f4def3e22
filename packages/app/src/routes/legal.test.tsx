import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pathsOf } from '@livery/web/routing/routes';
import { startPlatform } from '../testing/platform.ts';
import { openApp } from '../testing/render.tsx';
import { member, merchant } from '../testing/samples.ts';
import { routes } from './list.ts';

const own = { ...merchant };
const legal = {
  licensee: 'Somebody Ltd',
  licence: '12-34',
  regulator: { name: 'Authority', url: 'https://authority.example/' },
  seal: 'https://authority.example/licences/12-34',
  help: [{ name: 'Talk to somebody', url: 'https://help.example/' }],
  registers: [],
};

beforeEach(async () => {
  const platform = await startPlatform();
  platform.on('launch', () => ({
    url: 'https://games.test/orchard?session=s1',
    launchMode: 'iframe',
    sessionId: 's1',
    expiresAt: 0,
  }));
  Object.assign(merchant, { legal });
});
afterEach(() => {
  cleanup();
  Object.assign(merchant, own);
});

const owed = [
  legal.seal,
  legal.regulator.url,
  `${location.origin}/m/limits`,
  'https://help.example/',
];

/** What it lacks of who holds which licence, its proof, the way to limits, and who helps. */
function lackOf(element: HTMLElement): readonly string[] {
  const links = within(element).getAllByRole<HTMLAnchorElement>('link');
  const leadsTo = new Set(links.map(({ href }) => href));
  const words = ['Somebody Ltd', 'Licence 12-34 · Authority'];
  return [
    ...words.filter((said) => !element.textContent.includes(said)),
    ...owed.filter((address) => !leadsTo.has(address)),
  ];
}

const places = routes.flatMap((route) =>
  pathsOf(route).map(({ path }) => ({ name: route.name, guard: route.guard, path })),
);
const pages = places.filter(({ name }) => name !== 'play');

it.each(pages)(
  'says on $path who answers for the site, and leads to limits and to help [BX-02] [RG-02] [RG-03] [RG-04]',
  async ({ guard, path }) => {
    await openApp({ at: path, ...(guard === 'visitor' ? {} : { session: member }) });
    expect(lackOf(await screen.findByRole('contentinfo'))).toEqual([]);
  },
);

it.each(['real', 'trial'])(
  'says it a press away from a game, in mode %s [BX-02] [RG-02] [RG-03] [RG-04]',
  async (mode) => {
    const at = `/m/play?nodeId=node-1&vendor=ORCHARD&mode=${mode}`;
    const { user } = await openApp({ at, session: member });
    await screen.findByTitle('Game');
    await user.click(screen.getByRole('button', { name: 'About this game' }));
    const sheet = await screen.findByRole('dialog', { name: 'About this game' });
    expect(lackOf(sheet)).toEqual([]);
  },
);

it('says it where there is no page', async () => {
  await openApp({ at: '/m/nowhere', session: member });
  const foot = await screen.findByRole('contentinfo');
  expect(foot.textContent).toContain('Licence 12-34 · Authority');
});
