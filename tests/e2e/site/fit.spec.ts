import { join } from 'node:path';
import { textFits, type TextFit } from '../../../packages/merchants/src/fit/text-fits.ts';
import { loadMerchants } from '../../../packages/merchants/src/load.ts';
import { drawnTexts, type DrawnText } from '../support/screen/drawn-texts.ts';
import { brandsOf, expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../../../merchants');

/** Every kind of place: of pages for visitors, and of one for members. */
const addresses = ['set', 'login', 'home'];
const membersOnly = 'changePsw';

/** Each language of Latin letters once, on one of the screens. */
const looks = [
  { language: 'TY', screen: 320 },
  { language: 'EN', screen: 390 },
] as const;

// Desktops round the widths of letters to whole pixels; phones, which have finer ones, do not.
test.use({ deviceScaleFactor: 3 });

const near = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(1, other * 0.02);

const isOf = (fit: TextFit, { place, text }: DrawnText): boolean =>
  fit.place.name === place && [fit.text, ...fit.beside].every((one) => text.includes(one));

for (const { code, players } of brandsOf('aurora'))
  test(`words of ${code} are as long, and have as much room, as the check measures`, async ({
    page,
  }) => {
    const { merchants } = await loadMerchants(root, [code]);
    const [merchant] = merchants;
    if (!merchant) throw new Error(`No ${code}`);
    const { fits } = await textFits(merchant, merchant.families);
    const seen = new Set<string>();
    const wrong: string[] = [];
    const look = async (address: string, { language, screen }: (typeof looks)[number]) => {
      await page.evaluate((chosen) => localStorage.setItem('lang', chosen), language);
      await page.goto(`${siteOf(code)}/m/${address}`);
      await settled(page);
      await page.evaluate(() => document.fonts.ready);
      const here = fits.filter((fit) => fit.language === language && fit.screen === screen);
      for (const drawn of await drawnTexts(page)) {
        const fit = here.find((one) => isOf(one, drawn));
        if (!fit) continue;
        seen.add(drawn.place);
        const { width, room } = fit;
        if (!near(drawn.width, width) || !near(drawn.room, room))
          wrong.push(
            `${language} ${screen} ${JSON.stringify({ drawn, measured: { width, room } })}`,
          );
      }
    };
    for (const one of looks) {
      await page.setViewportSize({ width: one.screen, height: 700 });
      await page.goto(`${siteOf(code)}/m/home`);
      for (const address of addresses) await look(address, one);
    }
    await page.goto(`${siteOf(code)}/m/login`);
    await submitLogin(page, code, players.dark, password);
    await expect(page).toHaveURL(`${siteOf(code)}/m/home`);
    await look(membersOnly, looks[1]);
    expect(wrong).toEqual([]);
    const named = new Set(fits.map(({ place }) => place.name));
    // By name or by number: whether both are open the platform says.
    if (!merchant.flags.LOGMOBVERF3) named.delete('choice');
    expect([...named].filter((name) => !seen.has(name))).toEqual([]);
  });
