import { walkAll } from '../../e2e/support/walking.ts';
import { expect, password, siteOf, submitLogin, test } from '../../e2e/support/test.ts';

const widths = [320, 390, 768];

/** Whoever is in, by site: all of them find the same pages until those of agents and clubs are there. */
const people = {
  aurora: { member: 'luis2026x', guest: 'panauhin_demo', agent: 'dagat_agent', vip: 'tala_vip' },
  mango: { member: 'luis2026x', guest: 'panauhin_demo', agent: 'dagat_agent', vip: 'tala_vip' },
  noir: { member: 'lukas_m26', guest: 'guest_demo', agent: 'saskia_agent', vip: 'matteo_vip' },
  pulse: { member: 'sam_2026x', guest: 'guest_demo', agent: 'casey_agent', vip: 'jordan_vip' },
  'pulse-lite': {
    member: 'sam_2026x',
    guest: 'guest_demo',
    agent: 'casey_agent',
    vip: 'jordan_vip',
  },
} as const;

for (const [code, players] of Object.entries(people)) {
  test(`${code}: a visitor`, async ({ page, faults }) => {
    await walkAll(page, code, 'visitor', widths);
    expect(faults).toEqual([]);
  });

  for (const [who, player] of Object.entries(players))
    test(`${code}: ${who}`, async ({ page, faults }) => {
      await page.goto(`${siteOf(code)}/m/login`);
      await submitLogin(page, code, player, password);
      await expect(page).toHaveURL(`${siteOf(code)}/m/home`);
      await walkAll(page, code, 'member', widths);
      expect(faults).toEqual([]);
    });
}
