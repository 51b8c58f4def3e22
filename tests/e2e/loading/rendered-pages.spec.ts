import { holdScripts } from '../support/hold-scripts.ts';
import { brandsOf, expect, quiet, siteOf, test } from '../support/test.ts';

for (const { code } of brandsOf('aurora', 'pulse'))
  test(`${code}: log-in stands before any script arrives, and loses nothing that is typed`, async ({
    page,
    faults,
  }) => {
    const release = await holdScripts(page);
    await page.goto(`${siteOf(code)}/m/login`, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toHaveText(/\w/);
    // Nothing can be typed into it that would be lost.
    await expect(page.locator('#root')).toHaveAttribute('inert');
    // On a slow phone what stands around a page is alive for a while before the page is.
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const typed = page.evaluate(
      () =>
        new Promise<void>((done) => {
          const root = document.getElementById('root');
          new MutationObserver((_, watching) => {
            const field = root?.querySelector<HTMLInputElement>('input[autocomplete="username"]');
            if (root?.inert || !field) return;
            watching.disconnect();
            field.focus();
            document.execCommand('insertText', false, 'somebody');
            done();
          }).observe(document, { attributes: true, subtree: true, attributeFilter: ['inert'] });
        }),
    );
    release();
    await typed;
    await quiet(page);
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('somebody');
    expect(faults).toEqual([]);
  });

test('what is pressed before any script arrives is done as soon as it can be', async ({
  page,
  faults,
}) => {
  const site = siteOf('noir');
  await test.step('on the home', async () => {
    const release = await holdScripts(page);
    await page.goto(`${site}/m/home`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Search games' }).click();
    release();
    await expect(page.getByRole('combobox')).toBeFocused();
  });
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('about:blank');
  await test.step('on a page that waits for its scripts', async () => {
    const release = await holdScripts(page);
    await page.goto(`${site}/m/login`, { waitUntil: 'commit' });
    const name = page.locator('input[autocomplete="username"]');
    await expect(name).toBeVisible();
    const { x = 0, y = 0, width = 0, height = 0 } = (await name.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(name).not.toBeFocused();
    release();
    await expect(name).toBeFocused();
  });
  expect(faults).toEqual([]);
});

test('a page that was drawn for others is drawn anew for whoever speaks another language', async ({
  page,
  faults,
}) => {
  const site = siteOf('aurora');
  await page.goto(`${site}/m/set`);
  await page.evaluate(() => localStorage.setItem('lang', 'TY'));
  const release = await holdScripts(page);
  await page.goto(`${site}/m/login`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
  expect(faults).toEqual([]);
});

test('a page that only its query makes is not drawn as the one at its path', async ({
  page,
  faults,
}) => {
  await holdScripts(page);
  const site = siteOf('aurora');
  await page.goto(`${site}/m/gameList?type=fav`, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toHaveAttribute('data-page', 'shell');
  await page.goto(`${site}/m/gameList?type=hot`, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toHaveAttribute('data-page', '/m/gameList');
  expect(faults).toEqual([]);
});

test('a page that is drawn anew is drawn in slices, between which it can be touched', async ({
  page,
  faults,
}) => {
  await page.addInitScript(() => {
    // React goes on with a page by a message to itself.
    const post = MessagePort.prototype.postMessage;
    let turns = 0;
    MessagePort.prototype.postMessage = function count(this: MessagePort, ...said) {
      turns += 1;
      return Reflect.apply(post, this, said);
    };
    let bones: Element | null = null;
    new MutationObserver((_changes, observer) => {
      bones ??= document.querySelector('#root > *');
      if (!bones || bones.isConnected) return;
      Object.assign(globalThis, { turns });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${siteOf('aurora')}/m/gameList?gameType=LIVE`);
  const turns = (): Promise<unknown> => page.evaluate(() => Reflect.get(globalThis, 'turns'));
  await expect.poll(turns).toBeDefined();
  expect(await turns()).toBeGreaterThan(3);
  expect(faults).toEqual([]);
});
