import { expectGood, expectRefusal, expectSame } from '../player.ts';
import { rule } from './rule.ts';

const TOGETHER = 8;

/** An id has one effect, for ever. */
export const repeatRules = [
  rule(
    'a bet that is sent again gets the same answer word for word, and is taken once',
    async (player) => {
      const round = player.round();
      const id = player.fresh('bet');
      const first = await round.bet(player.units(1), id);
      expectGood(first);
      const before = await player.balance();
      expectSame('the answer', (await round.bet(player.units(1), id)).text, first.text);
      expectSame('balance', await player.balance(), before);
      expectGood(await round.win(player.units(1)));
      expectSame(
        'the answer after the round',
        (await round.bet(player.units(1), id)).text,
        first.text,
      );
    },
  ),
  rule(
    'a win that is sent again gets the same answer word for word, and is paid once',
    async (player) => {
      const round = player.round();
      const id = player.fresh('win');
      expectGood(await round.bet(player.units(1)));
      const first = await round.win(player.units(1), id);
      expectGood(first);
      const before = await player.balance();
      expectSame('the answer', (await round.win(player.units(1), id)).text, first.text);
      expectSame('balance', await player.balance(), before);
    },
  ),
  rule('a rollback that is sent again gets the same answer word for word', async (player) => {
    const round = player.round();
    const [bet, id] = [player.fresh('bet'), player.fresh('rollback')];
    expectGood(await round.bet(player.units(1), bet));
    const first = await round.rollback(bet, id);
    expectGood(first);
    expectSame('the answer', (await round.rollback(bet, id)).text, first.text);
  }),
  rule('an id that comes with other content is refused', async (player) => {
    const round = player.round();
    const id = player.fresh('bet');
    expectGood(await round.bet(player.units(1), id));
    const before = await player.balance();
    expectRefusal(await round.bet(player.units(2), id), 422, 'idempotency.mismatch');
    expectRefusal(await round.win(player.units(1), id), 422, 'idempotency.mismatch');
    expectRefusal(await player.round().bet(player.units(1), id), 422, 'idempotency.mismatch');
    expectSame('balance', await player.balance(), before);
    expectGood(await round.win(player.units(1)));
  }),
  rule('an id that comes many times at once acts once, and all hear the same', async (player) => {
    const before = await player.balance();
    const round = player.round();
    const id = player.fresh('bet');
    const all = await Promise.all(
      Array.from({ length: TOGETHER }, () => round.bet(player.units(1), id)),
    );
    for (const one of all) expectGood(one);
    expectSame('different answers', new Set(all.map(({ text }) => text)).size, 1);
    expectSame('balance', await player.balance(), player.add(before, -1));
    expectGood(await round.win(player.units(1)));
  }),
];
