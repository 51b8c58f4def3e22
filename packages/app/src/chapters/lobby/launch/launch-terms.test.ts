import { expect, it } from 'vitest';
import type { Vendor } from '@livery/contract/client';
import { launchTermsOf } from './launch-terms.ts';

const vendor = (vassalage: string): Vendor => ({
  vassalage,
  displayName: vassalage,
  showIcon: '',
  gameClassify: [],
});
const electronic = { ELOTT: [vendor('TCG_LOTTO_VN')] };
const traditional = { LOTT: [vendor('LOTT')], ELOTT: [vendor('OTHER')] };

it.each([
  ['TCG_LOTTO_VN', { prizeMode: 'ELOTT' }],
  ['TCG_SEA', { prizeMode: 'SEA' }],
  ['LOTT', { prizeMode: 'ELOTT', playType: 'trad' }],
  ['ELOTT', { prizeMode: 'ELOTT', playType: 'ent' }],
])(
  'tells %s how prizes are paid, and which play is meant (part of LA-02, LA-03, LA-04, CO-10)',
  (code, terms) => {
    expect(launchTermsOf(code, electronic)).toEqual(terms);
  },
);

it.each([
  ['the table of vendors is not there', undefined, 'ELOTT'],
  ['TCG_LOTTO_VN is among the electronic ones', electronic, 'ELOTT'],
  ['LOTT is among the electronic ones', { ELOTT: [vendor('LOTT')] }, 'ELOTT'],
  ['neither is', traditional, 'LOTT'],
  ['there are none', {}, 'LOTT'],
])('knows how prizes are paid where %s [LA-06]', (_, mapping, prizeMode) => {
  expect(launchTermsOf('TCG_LOTTO_VN', mapping)).toEqual({ prizeMode });
  expect(launchTermsOf('TCG_SEA', mapping)).toEqual({ prizeMode: 'SEA' });
});

it('tells other vendors nothing of prizes, also those of a category of lotteries (part of LA-02)', () => {
  for (const code of ['SFK', 'BGS', 'SEA', 'lott', '']) {
    expect(launchTermsOf(code, electronic)).toEqual({});
  }
});
