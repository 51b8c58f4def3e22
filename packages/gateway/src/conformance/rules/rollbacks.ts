import { expectGood, expectRefusal, expectSame } from '../player.ts';
import { rule } from './rule.ts';

/** What becomes of a bet whose answer a vendor never heard. */
export const rollbackRules = [
  rule('a rollback gives a stake back, and a further one nothing', async (player) => {
    const before = await player.balance();
    const round = player.round();
    const bet = player.fresh('bet');
    expectGood(await round.bet(player.units(1), bet));
    const told = expectGood(await round.rollback(bet));
    expectSame('returned', told['returned'], player.units(1));
    expectSame('balance', told['balance'], before);
    expectSame(
      'returned again',
      expectGood(await round.rollback(bet))['returned'],
      player.units(0),
    );
    expectSame('balance at the end', await player.balance(), before);
  }),
  rule('a bet whose rollback came first is void', async (player) => {
    const before = await player.balance();
    const round = player.round();
    const bet = player.fresh('bet');
    expectSame('returned', expectGood(await round.rollback(bet))['returned'], player.units(0));
    expectRefusal(await round.bet(player.units(1), bet), 409, 'bet.void');
    expectSame('balance', await player.balance(), before);
  }),
  rule('the other bet of a round stays in play when one is rolled back', async (player) => {
    const before = await player.balance();
    const round = player.round();
    const bet = player.fresh('bet');
    expectGood(await round.bet(player.units(1), bet));
    expectGood(await round.bet(player.units(1)));
    expectGood(await round.rollback(bet));
    const told = expectGood(await round.win(player.units(1)));
    expectSame('status', told['status'], 'settled');
    expectSame('balance', told['balance'], before);
  }),
  rule('a round that has paid is not rolled back', async (player) => {
    const round = player.round();
    const bet = player.fresh('bet');
    expectGood(await round.bet(player.units(1), bet));
    expectGood(await round.win(player.units(1), undefined, false));
    expectRefusal(await round.rollback(bet), 409, 'round.closed');
    expectGood(await round.win('0'));
  }),
  rule('nothing but a bet is rolled back', async (player) => {
    const round = player.round();
    const win = player.fresh('win');
    expectGood(await round.bet(player.units(1)));
    expectGood(await round.win(player.units(1), win));
    expectRefusal(await round.rollback(win), 404, 'bet.missing');
  }),
];
