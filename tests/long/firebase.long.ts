import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { ensureBrowser, launchOptions } from '../browser.ts';
import { startEmulator, type Emulator } from './firebase/emulator.ts';
import {
  askForCode,
  enterBy,
  enterByCode,
  link,
  openCodeLogin,
  refuseStranger,
  registerNumber,
  retrieveBy,
  visitorOf,
  type Visit,
} from './firebase/journeys.ts';
import { startPlatform, writeMerchant, type Platform } from './firebase/platform.ts';
import { startProvider, type Provider } from './firebase/provider.ts';
import type { Long } from './run.ts';

type Say = (line: string) => void;

/** In a browser that nobody used before; a violation of the policy is a fault. */
async function visit(
  browser: Browser,
  site: string,
  journey: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (/violates|Content Security Policy/.test(message.text())) faults.push(message.text());
  });
  try {
    await journey({ page, site });
    if (faults.length > 0) throw new Error(faults.join('\n'));
  } finally {
    await context.close();
  }
}

async function withGate(
  browser: Browser,
  { site }: Platform,
  emulator: Emulator,
  provider: Provider,
  say: Say,
): Promise<void> {
  const accounts = { Google: 'marisol88', Facebook: 'luis2026x' } as const;
  for (const name of ['Google', 'Facebook'] as const) {
    await visit(browser, site, (one) => refuseStranger(one, name, provider));
    provider.visitor = visitorOf(accounts[name]);
    await visit(browser, site, (one) => link(one, name, accounts[name]));
    await visit(browser, site, (one) => enterBy(one, name));
    say(`${name}: a stranger is refused, a password links, and then it lets in by itself`);
  }
  await visit(browser, site, (one) => enterByCode(one, '9005550104', emulator));
  say('phone: a wrong code stops without a word, the right one lets in');
  const number = `917${String(Date.now()).slice(-7)}`;
  await visit(browser, site, (one) => registerNumber(one, number, emulator));
  await visit(browser, site, (one) => enterByCode(one, number, emulator));
  say('phone: a number is registered, and lets in from then on');
  await visit(browser, site, (one) => retrieveBy(one, '9005550104', emulator));
  say('phone: a forgotten password is set anew');
}

/** Nobody said that an emulator is there: what it writes is what anybody can write. */
async function withoutGate(
  browser: Browser,
  { site, said }: Platform,
  provider: Provider,
  say: Say,
): Promise<void> {
  provider.visitor = visitorOf('marisol88');
  await visit(browser, site, async ({ page }) => {
    const answer = page.waitForResponse((one) => one.url().endsWith('/login/social'));
    await page.goto(`${site}/m/login`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const reply = await answer;
    const { code } = (await reply.json()) as { code?: string };
    if (reply.status() !== 401 || code !== 'login.failed')
      throw new Error(`An unsigned token was answered with ${reply.status()} ${code}`);
  });
  say('without the emulator’s host the unsigned token of somebody who is linked is refused');
  await visit(browser, site, async (one) => {
    await openCodeLogin(one);
    await askForCode(one.page, '9005550104');
    if (!said().includes('SMS to +639005550104')) throw new Error('The platform sent no code');
  });
  say('and the platform sends codes of its own');
}

async function run(_: number, say: Say): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-long-firebase-'));
  const closing: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const emulator = await startEmulator();
    closing.unshift(emulator.stop);
    const provider = await startProvider();
    closing.unshift(provider.stop);
    const browser = await chromium.launch(launchOptions(ensureBrowser()));
    closing.unshift(() => browser.close());
    await writeMerchant(join(folder, 'merchants'), emulator.host, provider.origin);
    for (const host of [emulator.host, undefined]) {
      const platform = await startPlatform(folder, host);
      try {
        if (host === undefined) await withoutGate(browser, platform, provider, say);
        else await withGate(browser, platform, emulator, provider, say);
      } finally {
        await platform.stop();
      }
    }
  } finally {
    for (const close of closing) await close();
  }
}

export const long: Long = {
  about: 'Google, Facebook and phone codes against Firebase’s own emulator, in a browser',
  count: 1,
  run,
};
