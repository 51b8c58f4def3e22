import type { Route } from '@playwright/test';
import {
  site,
  account,
  claimCall,
  openClaim,
  sheet,
  remark,
  files,
  chosen,
  send,
  applying,
} from '../support/claiming.ts';
import { claimsOf, setClaim } from '../support/database.ts';
import { faults as faultsOf, suffer, type Fault } from '../support/faults.ts';
import { noise, photo, screenshot } from '../support/screen/pictures.ts';
import { expectStanding, tryAgain, uncaught } from '../support/standing.ts';
import { expect, password, submitLogin, test } from '../support/test.ts';
import { longerToasts } from '../support/toasts.ts';

test.beforeEach(({ context }) => context.addInitScript(longerToasts));

test('a claim outlives a reload; pressed twice, and sent again after its answer was lost, it is one claim', async ({
  page,
}) => {
  const id = await openClaim(page);
  await remark(page).fill('Slip 20871');
  await page.reload();
  await expect(remark(page)).toHaveValue('Slip 20871');
  await files(page).setInputFiles(await screenshot('slip.png'));
  const keys: (string | undefined)[] = [];
  const lose = async (route: Route): Promise<void> => {
    keys.push(route.request().headers()['idempotency-key']);
    const { host, hostname } = new URL(route.request().url());
    await route.fetch({
      url: route.request().url().replace(hostname, '127.0.0.1'),
      headers: { ...(await route.request().allHeaders()), host },
    });
    await route.abort();
  };
  await page.route(claimCall, lose);
  await send(page).dblclick();
  await expect(sheet(page).getByText('No connection. Check it and try again.')).toBeVisible();
  await expect(remark(page)).toHaveValue('Slip 20871');
  await expect(sheet(page).getByText('slip.png').first()).toBeAttached();
  await page.unroute(claimCall);
  const again = page.waitForRequest(claimCall);
  await send(page).click();
  await expect(applying(page)).toBeVisible();
  expect(new Set([...keys, (await again).headers()['idempotency-key']]).size).toBe(1);
  expect(await claimsOf('aurora', account, id)).toMatchObject([
    { status: 'APPLYING', pictures: [{ width: 300, height: 600 }] },
  ]);
});

test('a claim shows how far its pictures are, and stops at a press', async ({ page }) => {
  const id = await openClaim(page);
  await remark(page).fill('Slip 20871');
  await files(page).setInputFiles([await noise('front.jpg'), await noise('back.jpg')]);
  const line = await page.context().newCDPSession(page);
  const free = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', { ...free, uploadThroughput: 200_000 });
  await send(page).click();
  const shareOf = async (name: string) =>
    Number(await sheet(page).getByRole('progressbar', { name }).getAttribute('value'));
  await expect.poll(() => shareOf('Sending front.jpg')).toBeGreaterThan(0);
  // They leave one after the other.
  expect(await shareOf('Sending back.jpg')).toBe(0);
  // Nothing else leads out of it meanwhile.
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Stopped. What you filled in is still here.')).toBeVisible();
  await expect(remark(page)).toHaveValue('Slip 20871');
  await expect(sheet(page).getByRole('progressbar')).toHaveCount(0);
  await line.send('Network.emulateNetworkConditions', free);
  expect(await claimsOf('aurora', account, id)).toEqual([]);
  await send(page).click();
  await expect(applying(page)).toBeVisible();
});

test('a session that ends in the middle of a claim takes nothing of it', async ({ page }) => {
  const id = await openClaim(page);
  await remark(page).fill('Slip 20871');
  await files(page).setInputFiles([await photo(), await screenshot('slip.png')]);
  await page.context().clearCookies();
  await send(page).click();
  await expect(page).toHaveURL(/\/m\/login\?redirect=/);
  await submitLogin(page, 'aurora', account, password);
  await expect(page).toHaveURL(`${site}/m/activityDetail?id=${id}`);
  await expect(remark(page)).toHaveValue('Slip 20871');
  await expect(chosen(page)).toHaveCount(2);
  expect(await claimsOf('aurora', account, id)).toEqual([]);
  await send(page).click();
  await expect(applying(page)).toBeVisible();
  expect(await claimsOf('aurora', account, id)).toMatchObject([
    { status: 'APPLYING', remark: 'Slip 20871', pictures: [{}, {}] },
  ]);
});

test('another tab that claimed first is found out, and nothing is claimed twice', async ({
  page,
}) => {
  const id = await openClaim(page);
  await setClaim('aurora', account, id, 'APPLYING');
  await send(page).click();
  await expect(page.getByText('You had done this already.')).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  await expect(applying(page)).toBeVisible();
});

const gone = [
  'gone',
  'cut',
  'broken',
  'proxy',
  'other',
  'nothing',
] as const satisfies readonly Fault[];

test('promotions stand whatever comes in the place of an answer, and go on once it does not [ER-06]', async ({
  page,
}) => {
  const errors = uncaught(page);
  for (const fault of gone) {
    await test.step(fault, async () => {
      const mend = await suffer(page, fault);
      await page.goto(`${site}/m/activity`);
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
      await expectStanding(page, fault);
      mend();
      await tryAgain(page);
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
  expect(errors).toEqual([]);
});

test('a claim stands whatever comes in the place of its answer, and is one claim in the end', async ({
  page,
}) => {
  const errors = uncaught(page);
  const id = await openClaim(page);
  await remark(page).fill('Slip 20871');
  await files(page).setInputFiles(await screenshot('slip.png'));
  for (const fault of gone) {
    await test.step(fault, async () => {
      await page.route(claimCall, faultsOf[fault]);
      await send(page).click();
      await expect(sheet(page).getByRole('alert')).toBeVisible();
      await expect(send(page)).not.toHaveAttribute('aria-busy');
      await expect(remark(page)).toHaveValue('Slip 20871');
      await expect(chosen(page)).toHaveCount(1);
      await page.unroute(claimCall);
    });
  }
  await send(page).click();
  await expect(applying(page)).toBeVisible();
  expect(await claimsOf('aurora', account, id)).toMatchObject([
    { status: 'APPLYING', pictures: [{ width: 300, height: 600 }] },
  ]);
  expect(errors).toEqual([]);
});
