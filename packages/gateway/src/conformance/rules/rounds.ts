import { expectGood, expectRefusal, expectSame } from '../player.ts';
import { rule } from './rule.ts';

/** What a round is, from its first bet to the win that ends it. */
export const roundRules = [
  rule('a session tells whose it is, what is played and what there is', async (player) => {
    const told = expectGood(await player.call('session', { token: player.token }));
    for (const name of ['playerId', 'nodeId', 'mode', 'balance', 'currency']) {
      expectSame(`the kind of ${name}`, typeof told[name], 'string');
    }
    expectSame('the kind of endsAt', typeof told['endsAt'], 'number');
  }),
  rule('a bet opens a round and takes its stake', async (player) => {
    const before = await player.balance();
    const round = player.round();
    const told = expectGood(await round.bet(player.units(1)));
    expectSame('status', told['status'], 'open');
    expectSame('balance', told['balance'], player.add(before, -1));
    expectSame('the balance of the session', await player.balance(), told['balance']);
    expectGood(await round.win(player.units(1)));
  }),
  rule('a win is paid and ends the round', async (player) => {
    const round = player.round();
    const taken = expectGood(await round.bet(player.units(1)));
    const told = expectGood(await round.win(player.units(1)));
    expectSame('status', told['status'], 'settled');
    expectSame('balance', told['balance'], player.add(String(taken['balance']), 1));
  }),
  rule('a round takes bets and wins until a win says that it ends', async (player) => {
    const before = await player.balance();
    const round = player.round();
    expectGood(await round.bet(player.units(1)));
    expectGood(await round.bet(player.units(1)));
    const between = expectGood(await round.win(player.units(1), undefined, false));
    expectSame('status between', between['status'], 'open');
    const told = expectGood(await round.win(player.units(1)));
    expectSame('status at the end', told['status'], 'settled');
    expectSame('balance', told['balance'], before);
  }),
  rule('a lost round ends with a win of nothing', async (player) => {
    const round = player.round();
    const taken = expectGood(await round.bet(player.units(1)));
    const told = expectGood(await round.win('0'));
    expectSame('status', told['status'], 'settled');
    expectSame('balance', told['balance'], taken['balance']);
  }),
  rule('a round that has ended takes no bet and pays no win', async (player) => {
    const round = player.round();
    expectGood(await round.bet(player.units(1)));
    expectGood(await round.win(player.units(1)));
    const before = await player.balance();
    expectRefusal(await round.bet(player.units(1)), 409, 'round.closed');
    expectRefusal(await round.win(player.units(1)), 409, 'round.closed');
    expectSame('balance', await player.balance(), before);
  }),
  rule('a round without a bet pays no win', async (player) => {
    expectRefusal(await player.round().win(player.units(1)), 404, 'round.missing');
  }),
];
