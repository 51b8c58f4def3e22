import { expect, it } from 'vitest';
import { readMerchant } from '../merchant.ts';
import { merchantFiles } from '../testing/merchant-files.ts';
import { flagNames, flags } from './flags.ts';
import { agentMenu, menuKeys } from './menus.ts';
import { moduleIds, modules } from './modules.ts';

const merchantWith = (manifest: object) => readMerchant(merchantFiles({ manifest })).merchant;

it('knows every flag of the product, all but agents’ off until a merchant says otherwise (part of CF-06) (part of CF-07) (part of CF-08) (part of CF-09) (part of CF-10)', () => {
  expect(flagNames).toEqual(
    expect.arrayContaining([
      'TRANSBETREPMEM3',
      'CHNGPASSVERIF3',
      'CBS3',
      'REGMOBVERF3',
      'FREEPLAY3',
    ]),
  );
  const on = Object.entries(merchantWith({})?.flags ?? {}).filter(([, isOn]) => isOn);
  // With the centre comes what its menu holds.
  expect(on.map(([name]) => name)).toEqual(['AGECONTRACT3', 'AGENCY3', 'AGENTRANSMULTDOWN3']);
  expect(merchantWith({ flags: { CBS3: true } })?.flags).toMatchObject({
    CBS3: true,
    POINTS3: false,
  });
});

it('gives a site of members alone no agents’ centre, whatever it says', () => {
  const said = { flags: { AGENCY3: true } };
  expect(merchantWith(said)?.flags.AGENCY3).toBe(true);
  expect(merchantWith({ ...said, loginAudience: 'member' })?.flags.AGENCY3).toBe(false);
  expect(merchantWith({ loginAudience: 'agent' })?.flags.AGENCY3).toBe(true);
  expect(merchantWith({ flags: { AGENCY3: false } })?.flags.AGENCY3).toBe(false);
});

it('gives nobody contracts where there are no agents, or where a site wants none', () => {
  const contracts = (manifest: object) => merchantWith(manifest)?.flags.AGECONTRACT3;
  expect(contracts({})).toBe(true);
  expect(contracts({ flags: { AGECONTRACT3: false } })).toBe(false);
  expect(contracts({ flags: { AGENCY3: false, AGECONTRACT3: true } })).toBe(false);
  expect(contracts({ loginAudience: 'member' })).toBe(false);
});

it('lets agents send nothing where there are none, or where their menu does not say so [CF-03]', () => {
  const on = { AGETRANSDOWN3: true };
  const sends = (more: object) => {
    const { AGETRANSDOWN3, AGENTRANSMULTDOWN3 } = merchantWith({ flags: on, ...more })?.flags ?? {};
    return [AGETRANSDOWN3, AGENTRANSMULTDOWN3];
  };
  expect(sends({})).toEqual([true, true]);
  expect(sends({ menus: { agent: ['AGEPAG'] } })).toEqual([true, false]);
  expect(sends({ loginAudience: 'member' })).toEqual([false, false]);
  expect(sends({ flags: { ...on, AGENCY3: false } })).toEqual([false, false]);
});

it('says of each flag, module and menu entry what it is for', () => {
  const roles = [
    ...Object.values(flags).map(({ role }) => role),
    ...Object.values(agentMenu).map(({ role }) => role),
    ...Object.values(modules),
  ];
  for (const role of roles) expect(role).toMatch(/^[A-Z].{6,}\.$/);
});

it('knows the ten module ids of calls, and those of two features [CO-11]', () => {
  expect(moduleIds).toEqual(
    expect.arrayContaining([
      'COMM3',
      'FUNDTRANS3',
      'AGEANNOUNCE3',
      'MEMTRANS3',
      'PERSPNL3',
      'AGEINFO3',
      'AGEDOWNMAN3',
      'REG3',
      'CAPTCHA3',
      'CBS3',
    ]),
  );
});

it('gives an agent every entry of the menu unless the merchant names a few', () => {
  expect(merchantWith({})?.manifest.menus.agent).toEqual(menuKeys);
  expect(menuKeys).toHaveLength(10);
  const few = { menus: { agent: ['MAILCEN', 'AGEPAG'] } };
  expect(merchantWith(few)?.manifest.menus.agent).toEqual(['MAILCEN', 'AGEPAG']);
});
