import { faults, suffer, type Fault } from '../../e2e/support/faults.ts';
import { expectStanding, tryAgain, uncaught } from '../../e2e/support/standing.ts';
import {
  brands,
  expect,
  password,
  settled,
  siteOf,
  submitLogin,
  test,
} from '../../e2e/support/test.ts';
import { places } from '../../e2e/support/places.ts';

const kinds = Object.keys(faults) as Fault[];
/** Everywhere the code is the same; what a brand says otherwise shows in these. */
const main: readonly Fault[] = ['gone', 'proxy', 'other'];

for (const { code, players } of brands)
  for (const who of ['visitor', 'member'] as const)
    for (const { name, path, whole, isMembers, only } of places)
      for (const fault of code === 'aurora' ? kinds : main) {
        if ((isMembers && who === 'visitor') || only?.includes(code) === false) continue;
        test(`${code}: ${name} of a ${who} stands when the answers are ${fault}, and goes on`, async ({
          page,
        }) => {
          const errors = uncaught(page);
          const site = siteOf(code);
          if (who === 'member') {
            await page.goto(`${site}/m/login`);
            await submitLogin(page, code, players.dark, password);
            await expect(page).toHaveURL(`${site}/m/home`);
            await settled(page);
          }
          const mend = await suffer(page, fault);
          await page.goto(site + path);
          await settled(page);
          await expectStanding(page, 'during it');
          mend();
          // What asks by itself may have come already; nobody can press for an empty list.
          if (fault === 'empty') await page.reload();
          else await tryAgain(page);
          await expect(whole(page)).toBeVisible();
          await expectStanding(page, 'after it');
          expect(errors).toEqual([]);
        });
      }
