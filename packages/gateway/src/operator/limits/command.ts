import { barPlayer, readLimits, tightenLimit } from '../../chapters/care/index.ts';
import { commandOf } from '../act/declared.ts';
import { ordering } from '../act/form.ts';
import { columns, minuteOf, oneLine } from '../terminal/print.ts';

const moment = (at: number | null): string =>
  at === null ? 'without an end' : `until ${minuteOf(new Date(at))}`;

export const limitsCommand = commandOf({
  name: 'limits',
  summary: 'shows what limits or bars a player, lowers a limit, and bars from play',
  about: `Shows what limits a player and what bars them, lowers a limit or sets one, or bars
them from play, which ends their sessions and games. Nobody but the player can
loosen a limit, and nobody can shorten a bar: there is no order for either.
The player is told by a letter. Looking and ordering are written into the audit.`,
  forms: [
    ordering({
      line: '<account>',
      about: 'shows them',
      act: readLimits,
      isReading: true,
      say({ result: { account, limits, bar } }) {
        const barred =
          bar === null ? [] : [`${oneLine(account)}: ${bar.kind} ${moment(bar.until)}`];
        const rows = limits.map(({ type, period, amount, used, setBy, pending }) => [
          type,
          period,
          amount,
          used === undefined ? '' : `used ${used}`,
          `by ${setBy}`,
          pending === undefined ? '' : `asked for ${pending.amount ?? 'none'}`,
        ]);
        if (rows.length === 0) barred.push(`${oneLine(account)} has set no limits.`);
        return `${[...barred, ...(rows.length === 0 ? [] : [columns(rows)])].join('\n')}\n`;
      },
    }),
    ordering({
      line: '<account> tighten <type> <period> <amount>',
      about: 'sets a limit, or lowers it',
      act: tightenLimit,
      say: ({ result: { account } }) => `The limit of ${oneLine(account)} holds from now on.\n`,
    }),
    ordering({
      line: '<account> bar <kind> <duration>',
      about: 'bars from play and from paying in',
      act: barPlayer,
      say: ({ result: { account, until } }) => `${oneLine(account)} is barred ${moment(until)}.\n`,
    }),
  ],
  examples: ['aurora marisol88 tighten loss 7d 500.00', 'aurora marisol88 bar exclusion 6m'],
});
