import { DEMO_PASSWORD } from '@livery/demo';
import type { Browser } from './browser.ts';
import type { TestGateway } from './gateway.ts';
import { solveCaptcha, type Person } from './people.ts';

export const NEW = 'seven quiet rivers';
export const OTHER = 'nine loud mountains';

export const change = (browser: Browser, newPassword: string, more: object = {}) =>
  browser.call('changePassword', {
    payload: { oldPassword: DEMO_PASSWORD, newPassword, confirmNewPassword: newPassword, ...more },
  });

export const isIn = async (browser: Browser) => (await browser.call('memberInfo')).status === 200;

/** Who comes to a gateway that has yet to be opened. */
export const visitorsOf = (open: () => TestGateway) => ({
  loggedIn: async ({ account }: Person, password = DEMO_PASSWORD): Promise<Browser> => {
    const browser = open().visit('aurora');
    const { status, text } = await browser.login(account, password);
    if (status !== 200) throw new Error(`not logged in: ${text}`);
    return browser;
  },
  canLogIn: async ({ account }: Person, password: string) => {
    const browser = open().visit('aurora');
    const captcha = await solveCaptcha(open(), browser);
    return (await browser.login(account, password, { captcha })).status === 200;
  },
});
