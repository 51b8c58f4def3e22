import type { Page } from '@playwright/test';
import { hold, suffer } from '../e2e/support/faults.ts';
import { bets, rooms as places, transactions } from '../e2e/support/places.ts';
import { expect, password, settled, siteOf, submitLogin } from '../e2e/support/test.ts';

/** A member's room in one of the states that it can be in. */
export interface Room {
  readonly name: string;
  /** In which brands; without it in all. */
  readonly only?: readonly string[] | undefined;
  readonly reach: (page: Page, site: string) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();

const go = (path: string) => async (page: Page, site: string) => {
  await page.goto(site + path);
  await settled(page);
};

/** A page after presses on buttons of these names, one after the other. */
const pressed =
  (path: string, ...names: readonly (string | RegExp)[]) =>
  async (page: Page, site: string): Promise<void> => {
    await go(path)(page, site);
    for (const name of names) await button(page, name).click();
    await settled(page);
  };

/** A page asks a few times before it says so; some have nothing that could be missing. */
async function givenUp(page: Page): Promise<void> {
  const again = button(page, /^Try again/);
  await again.waitFor({ timeout: 15_000 }).catch(() => undefined);
  await settled(page);
}

const kinds = {
  'as it is': undefined,
  empty: 'empty',
  'not to be had': 'broken',
} as const;

const inKinds: readonly Room[] = places.flatMap(({ name, path, only }) =>
  Object.entries(kinds).map(([kind, fault]) => ({
    name: `${name}, ${kind}`,
    only,
    reach: async (page: Page, site: string) => {
      if (fault !== undefined) await suffer(page, fault);
      await go(path)(page, site);
      if (fault === 'broken') await givenUp(page);
    },
  })),
);

/** Nothing has come yet: no page waits for what is held back, so it is waited for a heading. */
const waiting: readonly Room[] = places.map(({ name, path, only }) => ({
  name: `${name}, still to come`,
  only,
  reach: async (page: Page, site: string) => {
    await hold(page);
    await page.goto(site + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(1_000);
  },
}));

/** The brands that have a page. */
const onlyOf = (path: string) => places.find((place) => place.path === path)?.only;

const firstIn = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('button').first();

const opened: readonly Room[] = [
  {
    name: 'a promotion to join',
    reach: async (page, site) => {
      await go('/m/activity')(page, site);
      await page.getByRole('heading', { level: 2, name: 'Nine Lantern Week' }).click();
      await settled(page);
    },
  },
  {
    name: 'a promotion handed on',
    reach: pressed('/m/activity', 'Share'),
  },
  {
    name: 'a claim',
    only: ['aurora'],
    reach: async (page, site) => {
      await go('/m/activity')(page, site);
      await page.getByRole('heading', { level: 2, name: 'Called-off match', exact: true }).click();
      await button(page, 'Claim this promotion').click();
      const sheet = page.getByRole('dialog', { name: 'Your claim' });
      await sheet.getByLabel('Remark').fill('a slip '.repeat(30));
      await sheet
        .locator('input[type=file]')
        .setInputFiles({ name: 'slip.txt', mimeType: 'text/plain', buffer: Buffer.from('slip') });
      await sheet.getByRole('button', { name: 'Send the claim' }).click();
      await settled(page);
    },
  },
  { name: 'an announcement', reach: go('/m/notice?i=1') },
  {
    name: 'a letter',
    reach: async (page, site) => {
      await go('/m/webEmail')(page, site);
      await firstIn(page, 'Inbox').click();
      await settled(page);
    },
  },
  { name: 'what can be done with a letter', reach: pressed('/m/webEmail', /^More about/) },
  {
    name: 'a letter put away',
    reach: async (page, site) => {
      await pressed('/m/webEmail', /^More about/)(page, site);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await settled(page);
      await button(page, 'Undo').waitFor();
    },
  },
  { name: 'a topic', reach: go('/m/help?i=2') },
  {
    name: 'words for the house, too few',
    reach: async (page, site) => {
      await go('/m/help')(page, site);
      await page.getByLabel('Your words').fill('Help');
      await button(page, 'Send').click();
      await settled(page);
    },
  },
  { name: 'log-out', reach: pressed('/m/set', 'Log out') },
  { name: 'log-out everywhere', reach: pressed('/m/set', /^Log out everywhere/) },
  {
    name: 'a device',
    reach: async (page, site) => {
      await go('/m/set')(page, site);
      const devices = page.getByRole('region', { name: 'Devices' });
      await devices.getByRole('button').first().click();
      await settled(page);
    },
  },
  { name: 'a password', reach: go('/m/changePsw') },
  {
    name: 'a password that is none',
    reach: async (page, site) => {
      await go('/m/changePsw')(page, site);
      await page.getByLabel('New password', { exact: true }).fill('abc');
      await button(page, 'Save password').click();
      await settled(page);
    },
  },
  {
    name: 'a transaction',
    reach: async (page, site) => {
      await go(transactions)(page, site);
      await firstIn(page, 'Transactions').click();
      await settled(page);
    },
  },
  {
    name: 'days of transactions',
    reach: async (page, site) => {
      await go(transactions)(page, site);
      await page.getByRole('main').getByLabel('Days').first().click();
      await settled(page);
    },
  },
  {
    name: 'nothing in these days',
    reach: go('/m/transaction/record?startDate=2020-01-01&endDate=2020-01-02'),
  },
  {
    name: 'a round',
    only: onlyOf(bets),
    reach: async (page, site) => {
      await go(bets)(page, site);
      await firstIn(page, 'Bet record').click();
      await settled(page);
    },
  },
  { name: 'a filter of rounds', only: onlyOf(bets), reach: pressed(bets, 'Filter') },
];

const rooms: readonly Room[] = [...inKinds, ...waiting, ...opened];

/** What there must be to see: another device on which the same member is logged in. */
export async function furnish(page: Page, code: string, account: string): Promise<void> {
  const device = await page.context().browser()?.newContext();
  const far = await device?.newPage();
  if (!device || !far) throw new Error('There is no browser for another device.');
  await far.goto(`${siteOf(code)}/m/login`);
  await submitLogin(far, code, account, password);
  await expect(far).toHaveURL(`${siteOf(code)}/m/home`);
  await device.close();
}

/** Goes through all rooms of a brand, and looks; one that cannot be reached is told at the end. */
export async function inEveryRoom(
  page: Page,
  code: string,
  look: (room: Room, place: number) => Promise<void>,
): Promise<void> {
  const missed: string[] = [];
  for (const [place, room] of rooms.entries()) {
    if (room.only?.includes(code) === false) continue;
    // What was put in the way of the one before is taken back.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    try {
      await room.reach(page, siteOf(code));
    } catch (error) {
      missed.push(`${room.name}: ${String(error)}`);
      continue;
    }
    await look(room, place);
  }
  expect(missed).toEqual([]);
}
