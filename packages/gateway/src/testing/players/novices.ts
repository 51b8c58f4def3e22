import type { Payload } from '@livery/contract';
import { writeSetting } from '../../kernel/sites/site-settings.ts';
import type { Browser } from '../browser/browser.ts';
import { openGateway, type TestGateway } from '../gateway.ts';
import { solveCaptcha } from '../people.ts';

export const NOVICE_PASSWORD = 'seven quiet rivers';
/** Any but that of the other tests. */
export const NOVICE_COST = 24;

/** Where people register; one site takes them at any age. */
export const openRegistry = (): Promise<TestGateway> =>
  openGateway({
    demo: false,
    config: { passwordCost: NOVICE_COST },
    sites: { aurora: { flags: {} }, noir: { minAge: 0, flags: {} } },
  });

let names = 0;
export const newName = (): string => `Novice_${(names += 1)}`;

/** Registers, at a gateway that has yet to be opened. */
export const novicesOf = (open: () => TestGateway) => ({
  /** As usual, but for what is different. */
  apply: async (
    browser: Browser,
    change: Partial<Record<keyof Payload<'register'>, unknown>> | Record<string, unknown> = {},
  ) => {
    const payload = {
      username: newName(),
      password: NOVICE_PASSWORD,
      confirmPassword: NOVICE_PASSWORD,
      birthday: '1990-04-17',
      disclaimer: true,
      captcha: await solveCaptcha(open(), browser),
      ...change,
    };
    return { ...(await browser.call('register', { payload })), payload };
  },
  memberNamed: (account: string) =>
    open()
      .db.selectFrom('member')
      .selectAll()
      .where('merchant', '=', 'aurora')
      .where('account_key', '=', account.toLowerCase())
      .executeTakeFirst(),
  settingsOf: async (merchant: string) => {
    const { envelope } = await open().visit(merchant).call('registerSettings');
    if (envelope.value === null) throw new Error('no settings');
    return envelope.value;
  },
  choose: (choice: object) =>
    writeSetting(open().db, 'aurora', 'registration', {
      captcha: false,
      affiliate: 'optional',
      fields: {},
      ...choice,
    }),
  chooseNothing: () => writeSetting(open().db, 'aurora', 'registration', null),
});
