import type { Locator, Page } from '@playwright/test';
import { readCaptcha } from '../../e2e/support/captcha.ts';
import { forgetCounts } from '../../e2e/support/database.ts';
import {
  brands,
  chooseTheme,
  expect,
  password,
  siteOf,
  submitLogin,
  test,
  type Brand,
} from '../../e2e/support/test.ts';
import { look, type Told } from './look.ts';

type Code = Brand['code'];

/** What a scene has at hand. */
export interface Stage {
  readonly page: Page;
  readonly code: Code;
  /** A member of the site. */
  readonly member: string;
  /** Opens an address of the site. */
  readonly open: (path: string) => Promise<void>;
  readonly field: (label: string) => Locator;
  readonly type: (label: string, text: string) => Promise<void>;
  readonly press: (name: string) => Promise<void>;
  /** The digits of the picture that is shown. */
  readonly typeDigits: () => Promise<void>;
  readonly logIn: (name?: string) => Promise<void>;
  /** Whatever is asked for at this address of the platform comes to this. */
  readonly fail: (path: string, how: Fault) => Promise<void>;
  readonly mend: (path: string) => Promise<void>;
  readonly look: (state: string, told?: Told) => Promise<void>;
}

/** What the platform cannot be made to do: fall over, vanish, or never answer. */
export type Fault = 'broken' | 'gone' | 'silent';

const fallen = { traceId: '', success: false, value: null, code: 'unknown', message: 'unknown' };

const everywhere = brands.map(({ code }) => code);

function stageOf(page: Page, { code, players }: Brand): Stage {
  const at = (path: string): string => `${siteOf(code)}/wps${path}`;
  const field = (label: string): Locator =>
    page
      .locator('input')
      .and(page.getByLabel(label, { exact: true }))
      .filter({ visible: true });
  return {
    page,
    code,
    member: players.dark,
    field,
    open: async (path) => void (await page.goto(siteOf(code) + path)),
    type: (label, text) => field(label).fill(text),
    // One that says "not yet" is pressed all the same.
    press: (name) => page.getByRole('button', { name, exact: true }).click({ force: true }),
    typeDigits: async () => field('Digits in the picture').fill(await readCaptcha(page, code)),
    logIn: async (name = players.dark) => {
      await page.goto(`${siteOf(code)}/m/login`);
      await submitLogin(page, code, name, password);
      await expect(page).not.toHaveURL(/\/m\/login/);
    },
    fail: async (path, how) => {
      await page.route(`${at(path)}*`, async (route) => {
        if (how === 'gone') await route.abort();
        if (how === 'broken')
          await route.fulfill({ status: 500, json: { ...fallen, serverTime: Date.now() } });
      });
    },
    mend: (path) => page.unroute(`${at(path)}*`),
    look: (state, told) => look(page, code, state, told),
  };
}

/** A scene of the door in every brand, or in those that have it; each begins as if nobody had come before. */
export function scene(
  name: string,
  play: (stage: Stage) => Promise<void>,
  codes: readonly Code[] = everywhere,
): void {
  for (const brand of brands.filter(({ code }) => codes.includes(code)))
    test(`${brand.code}: ${name}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await forgetCounts(brand.code);
      await chooseTheme(page, siteOf(brand.code), 'dark');
      await play(stageOf(page, brand));
      expect(errors).toEqual([]);
    });
}
