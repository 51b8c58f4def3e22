import type { BrowserContext, Page } from '@playwright/test';
import { blockStorage } from '../support/standing.ts';
import { expect, siteOf, test } from '../support/test.ts';
import { balanceOf, expectStanding, logIn, logOut } from '../support/tabs.ts';

const code = 'mango';
const home = `${siteOf(code)}/m/home`;
const [maria, luis] = ['marisol88', 'luis2026x'];

/** A clock that is more than a year behind. */
const setBack = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now.call(Date) - 400 * 86_400_000;
  });

/** What the three tabs of the browser are like. */
const kinds = [() => Promise.resolve(), setBack, blockStorage] as const;

/** Three tabs of a browser, and what they should show. */
class Browser {
  readonly context: BrowserContext;
  readonly tabs: Page[] = [];
  isIn = false;
  isKept = false;

  constructor(context: BrowserContext) {
    this.context = context;
  }

  get first(): Page {
    const [first] = this.tabs;
    if (!first) throw new Error('There is no tab');
    return first;
  }

  async open(at: number): Promise<void> {
    const tab = await this.context.newPage();
    await kinds[at]?.(tab);
    await tab.goto(home);
    this.tabs[at] = tab;
    await this.expectOne(tab);
  }

  async openAll(): Promise<void> {
    for (const at of kinds.keys()) await this.open(at);
  }

  async expectOne(tab: Page): Promise<void> {
    if (new URL(tab.url()).pathname === '/m/login' && !this.isIn) return;
    await expectStanding(tab, this.isIn ? 'member' : 'visitor');
  }

  async expectAll(): Promise<void> {
    for (const tab of this.tabs) {
      // Whom a session was taken from is led to the log-in, and looks at the home again.
      if (!this.isIn) await expect(balanceOf(tab)).toHaveCount(0);
      await this.expectOne(tab);
    }
  }

  async enter(isKept: boolean): Promise<void> {
    if (this.isIn) return;
    await logIn(this.first, code, { name: maria, isKept });
    Object.assign(this, { isIn: true, isKept });
  }

  async leave(): Promise<void> {
    if (!this.isIn) return;
    // The one whose clock is behind: what is said has to be heard by all.
    await logOut(this.tabs[1] ?? this.first, code);
    Object.assign(this, { isIn: false, isKept: false });
  }

  /** Somebody else comes in by a tab that hears and tells nothing, and is gone. */
  async makeRoom(): Promise<void> {
    const tab = await this.context.newPage();
    await tab.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    // A remembered device would be in at once.
    await tab.addInitScript(() => localStorage.setItem('autoLogin', '0'));
    await logIn(tab, code, { name: luis });
    await tab.close();
    Object.assign(this, { isIn: false, isKept: false });
    for (const one of this.tabs) await this.askUntil(one, () => this.isOut(one));
  }

  /** Asks the platform for something of the member’s until something has come of it. */
  async askUntil(tab: Page, isDone: () => boolean | Promise<boolean>): Promise<void> {
    const again = tab.getByRole('button', { name: 'Refresh balance' });
    await expect(async () => {
      // It may have gone already, or lie under what pops up.
      if ((await again.count()) > 0)
        await again
          .evaluate((button: HTMLElement) => button.click(), undefined, { timeout: 2_000 })
          .catch(() => {});
      expect(await isDone()).toBe(true);
    }).toPass();
  }

  async isOut(tab: Page): Promise<boolean> {
    return (await balanceOf(tab).count()) === 0;
  }

  async runOut(): Promise<void> {
    await this.context.clearCookies({ name: '__Host-sid' });
    if (!this.isIn) return;
    if (this.isKept) {
      let isBack = false;
      this.context.on('response', (response) => (isBack ||= isReturn(response)));
      await this.askUntil(this.first, () => isBack);
      return;
    }
    this.isIn = false;
    for (const tab of this.tabs) await this.askUntil(tab, () => this.isOut(tab));
  }

  async reopen(): Promise<void> {
    await this.tabs[2]?.close();
    await this.open(2);
  }

  async reopenAll(): Promise<void> {
    for (const tab of this.tabs.splice(0)) await tab.close();
    this.isIn = this.isKept;
    await this.openAll();
  }
}

const isReturn = (response: { url(): string }): boolean =>
  response.url().includes('/session/refresh');

const acts = {
  'a log-in': (browser: Browser) => browser.enter(false),
  'a log-in that is kept': (browser: Browser) => browser.enter(true),
  'a log-out': (browser: Browser) => browser.leave(),
  'the end of the session': (browser: Browser) => browser.runOut(),
  'somebody else': (browser: Browser) => browser.makeRoom(),
  'one tab closed and opened': (browser: Browser) => browser.reopen(),
  'all tabs closed and opened': (browser: Browser) => browser.reopenAll(),
} as const;

type Act = keyof typeof acts;

/** An order of all, in which each follows each of them once, itself too. */
function everyPair(): Act[] {
  const all = Object.keys(acts) as Act[];
  const left = new Map(all.map((act) => [act, [...all].toReversed()]));
  const walk = (from: Act): Act[] => {
    const order: Act[] = [];
    const next = left.get(from);
    for (let to = next?.pop(); to !== undefined; to = next?.pop()) order.unshift(...walk(to));
    return [from, ...order];
  };
  return walk('a log-in');
}

test('three tabs tell one story whatever follows what, one with a clock that is off and one that may store nothing', async ({
  context,
}) => {
  const browser = new Browser(context);
  await browser.openAll();
  const order = everyPair();
  expect(order).toHaveLength(Object.keys(acts).length ** 2 + 1);
  for (const [at, act] of order.entries())
    await test.step(`${act}, after ${order[at - 1] ?? 'nothing'}`, async () => {
      await acts[act](browser);
      await browser.expectAll();
    });
});
