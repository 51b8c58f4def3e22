import { expectGood, expectRefusal, expectSame, Unexpected } from '../player.ts';
import { rule } from './rule.ts';

const NO_AMOUNTS: readonly unknown[] = [
  'all',
  '',
  '-1',
  '0',
  '1e2',
  '1,00',
  ' 1',
  '0.000000001',
  '9999999999999999',
  1,
  null,
];

const NO_IDS: readonly unknown[] = ['', 'a b', 'a\nb', 'é', 'x'.repeat(129), 7];

/** What is written is taken to the letter, or not at all. */
export const amountRules = [
  rule('an amount that is no decimal text above nothing is refused', async (player) => {
    const before = await player.balance();
    for (const amount of NO_AMOUNTS) {
      const [transactionId, roundId] = [player.fresh('bet'), player.fresh('round')];
      const body = { token: player.token, transactionId, roundId, amount };
      await about(JSON.stringify(amount), async () =>
        expectRefusal(await player.call('bet', body), 400, 'request.invalid'),
      );
    }
    expectSame('balance', await player.balance(), before);
  }),
  rule('an id that is no visible ASCII, or too long, is refused', async (player) => {
    for (const transactionId of NO_IDS) {
      const body = {
        token: player.token,
        transactionId,
        roundId: player.fresh('round'),
        amount: player.units(1),
      };
      await about(JSON.stringify(transactionId), async () =>
        expectRefusal(await player.call('bet', body), 400, 'request.invalid'),
      );
    }
  }),
  rule('a field that nobody knows is refused, and so is one that is missing', async (player) => {
    const whole = {
      token: player.token,
      transactionId: player.fresh('bet'),
      roundId: player.fresh('round'),
      amount: player.units(1),
    };
    expectRefusal(await player.call('bet', { ...whole, win: '1' }), 400, 'request.invalid');
    for (const name of Object.keys(whole)) {
      await about(`without ${name}`, async () =>
        expectRefusal(
          await player.call('bet', { ...whole, [name]: undefined }),
          400,
          'request.invalid',
        ),
      );
    }
  }),
  rule('a stake that is not there is refused, and its id stays free', async (player) => {
    const before = await player.balance();
    const round = player.round();
    const id = player.fresh('bet');
    expectRefusal(await round.bet(player.add(before, 1), id), 422, 'balance.short');
    expectSame('balance', await player.balance(), before);
    expectGood(await round.bet(player.units(1), id));
    expectGood(await round.win(player.units(1)));
  }),
];

async function about(what: string, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (error instanceof Unexpected) throw new Unexpected(`${what}: ${error.message}`);
    throw error;
  }
}
