import { expect, password, siteOf, submitLogin, test } from '../support/test.ts';

test('draws count down and fall while they are looked at, and a member starts a lottery [RT-15, LA-02, LA-04]', async ({
  page,
  context,
  faults,
}) => {
  const site = siteOf('mango');
  const cards = page.getByRole('list', { name: 'Lotteries' }).getByRole('article');
  const numbers = async () =>
    (await cards.allTextContents()).map((text) => /Draw (\d+)/.exec(text)?.[1]);

  await page.goto(`${site}/m/lott`);
  await expect(page.getByRole('tab', { name: 'Traditional' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(cards.first().getByText(/^Drawn last: \d(, \d){4}$/)).toBeVisible();
  const before = await numbers();

  await test.step('a visitor is asked to log in, and comes back to where they were', async () => {
    const other = await context.newPage();
    await other.goto(`${site}/m/elott`);
    const first = other.getByRole('article').first();
    const name = (await first.getByRole('heading').textContent()) ?? '';
    await first.getByRole('button', { name, exact: true }).click();
    await submitLogin(other, 'mango', 'luis2026x', password);
    await expect(other).toHaveURL(`${site}/m/elott`);
    const launch = other.waitForRequest(/\/wps\/game\/launch\?/);
    await other.getByRole('article').getByRole('button', { name, exact: true }).click();
    expect(new URL((await launch).url()).searchParams.get('lottoMode')).toBe('ELOTT');
    await expect(other).toHaveURL(/\/m\/play\?/);
    await other.close();
  });

  await test.step('a draw has fallen in the meantime, or does now', async () => {
    // Every lottery is drawn on a full minute, and some of them on each.
    // Of those that were in sight at first: others are drawn below them meanwhile.
    const now = async () => (await numbers()).slice(0, before.length);
    await expect.poll(now).not.toEqual(before);
    const changed = (await now()).findIndex((number, place) => number !== before[place]);
    const card = cards.nth(changed);
    await card.getByRole('button', { name: /^Results/ }).click();
    const results = page.getByRole('dialog', { name: 'Results' });
    const fell = results.getByRole('listitem').filter({ hasText: /^Draw/ });
    await expect(fell).toHaveCount(10);
    // More than one may have fallen since: on a slow machine minutes go by.
    await expect(
      fell.filter({ hasText: new RegExp(`Draw ${before[changed]}(?!\\d)`) }),
    ).toHaveCount(1);
  });
  expect(faults).toEqual([]);
});
