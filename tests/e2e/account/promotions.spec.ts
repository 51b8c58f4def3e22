import { findings } from '../support/screen/axe.ts';
import {
  site,
  account,
  claimCall,
  item,
  heading,
  idOf,
  logIn,
  openClaim,
  sheet,
  remark,
  files,
  chosen,
  send,
  applying,
} from '../support/claiming.ts';
import { claimsOf, forgetClaims, setClaim } from '../support/database.ts';
import { reach, typeInto } from '../support/keyboard.ts';
import { speak, turn } from '../support/looks.ts';
import { ofSize, photo, screenshot } from '../support/screen/pictures.ts';
import { brandsOf, expect, password, siteOf, submitLogin, test } from '../support/test.ts';

test('promotions stand by kind, say from when to when, and open by their address [RT-12] [PR-01] [PR-02] [PR-03] [PR-04] [PR-05] [ST-09]', async ({
  page,
  faults,
}) => {
  const id = await idOf(page, 'Arena Week');

  await test.step('the menu at the thumb leads to them', async () => {
    await page.goto(`${site}/m/home`);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Promos' })
      .click();
    await expect(page).toHaveURL(`${site}/m/activity`);
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  });

  await test.step('each says how long it runs; the first is open with picture, words and a button', async () => {
    const first = item(page, 'Your first deposit, matched');
    await expect(first.getByText('Long term', { exact: true }).first()).toBeVisible();
    await expect(first.locator('img').last()).toHaveJSProperty('complete', true);
    await expect(first.getByText('Say that you want it')).toBeVisible();
    await expect(first.getByRole('link', { name: 'Log in to take part' })).toBeVisible();
    await expect(item(page, 'Arena Week')).toContainText(/\d{4}\/\d\d\/\d\d - \d{4}\/\d\d\/\d\d/);
  });

  await test.step('what is pressed opens beside it, stays under the thumb, and closes again', async () => {
    const match = item(page, 'Called-off match');
    const topOf = async () => (await heading(page, 'Called-off match').boundingBox())?.y;
    // Brought into sight, and past the change of pages: nothing under it can be pressed.
    await heading(page, 'Called-off match').click({ trial: true });
    const before = await topOf();
    await heading(page, 'Called-off match').click();
    await expect(match).toHaveAttribute('open');
    await expect(match.getByText('If a match on your slip is called off')).toBeVisible();
    expect(await topOf()).toBe(before);
    await expect(item(page, 'Your first deposit, matched')).toHaveAttribute('open');
    await heading(page, 'Called-off match').click();
    await expect(match).not.toHaveAttribute('open');
    await expect(page).toHaveURL(`${site}/m/activity`);
  });

  await test.step('a kind shows its own alone, and the address says which', async () => {
    await page.getByRole('tab', { name: 'Sports' }).click();
    await expect(page).toHaveURL(/\/m\/activity\?category=\d+$/);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Called-off match',
      'Arena Week',
    ]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
    await page.getByRole('tab', { name: 'All' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
  });

  await test.step('an address opens one of them and brings it into sight', async () => {
    await page.goto(`${site}/m/activityDetail?id=${id}`);
    const arena = item(page, 'Arena Week');
    await expect(arena).toHaveAttribute('open');
    await expect(arena.getByText('Coming soon', { exact: true })).toBeVisible();
    await expect(heading(page, 'Arena Week')).toBeInViewport();
    await expect(item(page, 'Your first deposit, matched')).not.toHaveAttribute('open');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  await test.step('one that is not there leaves the list as it is', async () => {
    await page.goto(`${site}/m/activityDetail?id=999999`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
    await expect(page).toHaveURL(`${site}/m/activityDetail?id=999999`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  expect(faults).toEqual([]);
});

test('a visitor is led to log-in and back; a member joins at a press, and it is one joining [PR-06]', async ({
  page,
  faults,
}) => {
  await forgetClaims('aurora', account);
  const id = await idOf(page, 'Nine Lantern Week');
  await item(page, 'Nine Lantern Week').getByRole('link', { name: 'Log in to take part' }).click();
  await submitLogin(page, 'aurora', account, password);
  await expect(page).toHaveURL(`${site}/m/activityDetail?id=${id}`);
  const week = item(page, 'Nine Lantern Week');
  // Terms a person can read.
  await expect(week.getByRole('definition').first()).toHaveText('₱300.00');
  await expect(week.getByRole('definition').nth(1)).toHaveText('5 times, ₱1,500.00 at most');
  await week.getByRole('button', { name: 'Join this promotion' }).dblclick();
  await expect(week.getByText('Joined', { exact: true })).toBeVisible();
  expect(await claimsOf('aurora', account, id)).toHaveLength(1);

  await test.step('what becomes of a claim shows when the member comes back to it', async () => {
    const said = {
      REJECTED: 'Rejected',
      ISSUED: 'Issued',
      CLAIMED: 'Claimed',
      PROCESS: 'In process',
    };
    for (const [status, text] of Object.entries(said)) {
      await setClaim('aurora', account, id, status);
      await page.reload();
      await expect(week.getByText(text, { exact: true })).toBeVisible();
      await expect(week.getByRole('button', { name: /Join|Claim/ })).toHaveCount(0);
    }
  });
  expect(faults).toEqual([]);
});

test('a claim takes a remark and pictures along, small, upright and without a camera’s notes [PR-07] [PR-08]', async ({
  page,
  faults,
}) => {
  const id = await openClaim(page);

  await test.step('what is no picture, too large or one too many is not taken, and it is said', async () => {
    await files(page).setInputFiles({
      name: 'slip.png',
      mimeType: 'image/png',
      buffer: Buffer.from('GIF89a'),
    });
    await expect(sheet(page).getByText('Only PNG and JPG pictures can be sent.')).toBeVisible();
    await files(page).setInputFiles(ofSize('large.jpg', 5 * 1024 * 1024 + 1));
    await expect(sheet(page).getByText('A picture may have at most 5 MB.')).toBeVisible();
    await files(page).setInputFiles([
      await photo(),
      ...(await Promise.all(['one.png', 'two.png', 'three.png'].map(screenshot))),
    ]);
    await expect(chosen(page)).toHaveCount(3);
    await expect(sheet(page).getByText('At most three pictures.')).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Take two.png away' }).click();
    await expect(chosen(page)).toHaveCount(2);
  });

  await test.step('a remark of more than 140 letters is not sent', async () => {
    await remark(page).fill('x'.repeat(141));
    await send(page).click();
    await expect(sheet(page).getByText('A remark has at most 140 letters.')).toBeVisible();
    expect(await claimsOf('aurora', account, id)).toEqual([]);
    await remark(page).fill('y'.repeat(140));
  });

  const asked = page.waitForRequest(claimCall);
  await send(page).click();
  await expect(applying(page)).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  const sent = (await asked).postDataBuffer() ?? Buffer.alloc(0);
  expect(sent.byteLength).toBeLessThan((await photo()).buffer.byteLength);
  expect(sent.includes('Written by a camera')).toBe(false);
  expect(sent.includes('IMG_4211')).toBe(false);
  expect(await claimsOf('aurora', account, id)).toEqual([
    {
      status: 'APPLYING',
      remark: 'y'.repeat(140),
      pictures: [
        { width: 1732, height: 2309 },
        { width: 300, height: 600 },
      ],
    },
  ]);
  expect(faults).toEqual([]);
});

test('the keyboard alone opens a promotion, claims it and comes back to it', async ({ page }) => {
  const { keyboard } = page;
  await forgetClaims('aurora', account);
  await logIn(page, '/m/activity');
  await reach(page.locator('summary').filter({ hasText: 'Called-off match' }));
  await keyboard.press('Enter');
  await reach(page.getByRole('button', { name: 'Claim this promotion' }));
  await keyboard.press('Enter');
  await typeInto(remark(page), 'Slip 20871');
  await reach(send(page));
  await keyboard.press('Enter');
  await expect(applying(page)).toBeVisible();
  await expect(sheet(page)).toBeHidden();
});

test('promotions and their claim can be used by everybody: in both modes, and in Arabic', async ({
  page,
}) => {
  for (const { code, players } of brandsOf('mango')) {
    const at = siteOf(code);
    await forgetClaims(code, players.light);
    const id = await idOf(page, 'Called-off match', at);
    await logIn(page, `/m/activityDetail?id=${id}`, code, players.light);
    const claim = page.getByRole('button', { name: 'Claim this promotion' });
    await expect(claim).toBeVisible();
    for (const theme of ['dark', 'light'] as const) {
      await turn(page, theme);
      expect.soft(await findings(page), `${code} ${theme}`).toEqual([]);
    }
    await claim.click();
    await remark(page).fill('x'.repeat(141));
    await files(page).setInputFiles(await screenshot('slip.png'));
    await send(page).click();
    for (const theme of ['dark', 'light'] as const) {
      await turn(page, theme);
      expect.soft(await findings(page), `${code} ${theme}, the claim`).toEqual([]);
    }
    await page.keyboard.press('Escape');
    if (code === 'noir') {
      await speak(page, 'AR', /^ar/, 'rtl');
      await expect(page.getByRole('heading', { level: 1, name: 'العروض' })).toBeVisible();
      expect.soft(await findings(page), `${code} AR`).toEqual([]);
    }
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
});
