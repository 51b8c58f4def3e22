import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { addRemitter, openHandDesk } from '../../../testing/players/by-hand.ts';
import {
  askedAs,
  openOffice,
  type Colleague,
  type Office,
} from '../../../testing/players/office.ts';
import { policyWith } from '../../../testing/sites.ts';

let gateway: TestGateway;
let office: Office;
let pia: Colleague;
let pol: Colleague;
beforeAll(async () => {
  gateway = await openGateway({
    demo: false,
    sites: { aurora: { policy: policyWith({ thirdPartyPayers: false }) } },
  });
  await openHandDesk(gateway);
  office = openOffice(gateway);
  pia = await office.employ('pia', ['payments']);
  pol = await office.employ('pol', ['payments']);
});
afterAll(async () => {
  office.close();
  await gateway.stop();
});

const because = ['--reason', 'the account is of somebody else'];

it('credits no money of somebody else where the law forbids it; people send it back [RG-33 api]', async () => {
  const one = await addRemitter(gateway);
  await one.browser.call('setPayeeName', { body: { payeeName: 'Nova Reyes' } });
  const { orderId, reference } = await one.order();
  expect(await one.say(orderId, undefined, 'Nova Reyes')).toBe('ok');
  // What the bank says counts, and not what the member said.
  const found = ['--line', 'LKF 90001', '--amount', '500.00', '--payer', 'Iris Santos'];
  await pia.office('decide', 'manual-deposits', reference, 'credit', ...found);
  expect(await one.look(orderId)).toMatchObject({ credited: '0.00', reason: 'other_payer' });
  expect(await one.cash()).toBe('0.00');
  await expect(
    pia.office(
      'decide',
      'suspense',
      'manual:LKF90001',
      'credit',
      '--account',
      one.account,
      ...because,
    ),
  ).rejects.toThrow('may not be kept here');
  const lines = ['--line', 'LKF 90001', '--back', 'LKF 90002'];
  const asked = await pia.office(
    'decide',
    'manual-deposits',
    reference,
    'sent-back',
    ...lines,
    ...because,
  );
  expect(await pol.office('vote', askedAs(asked), 'yes')).toBe('It is done.\n');
  expect(await one.look(orderId)).toMatchObject({ status: 'returned', reason: 'other_payer' });
  expect(await one.letters()).toEqual([
    'A deposit was sent back',
    'A deposit has to come from an account of your own',
  ]);
  expect(await gateway.operate('books', 'aurora')).not.toContain('BROKEN');
});
