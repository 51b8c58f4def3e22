import {
  agentActs,
  closeReport,
  closesOf,
  contractReport,
  proofOf,
  ratesReport,
} from '../../chapters/agents/index.ts';
import { isDay } from '../../kernel/time/days.ts';
import { StartError } from '../../kernel/start-error.ts';
import { toDecimal } from '../../kernel/money/money.ts';
import { commandOf } from '../act/declared.ts';
import { ordering, reporting } from '../act/form.ts';
import { columns, oneLine } from '../terminal/print.ts';

const { setTopRate, moveMember, adjustTurnover, holdPays, releasePays, resumeClose } = agentActs;
const { offerTopContract, endContracts } = agentActs;

const dayFrom = (text: string | undefined): string => {
  if (text === undefined || !isDay(text)) throw new StartError(`${text} is no day.`);
  return text;
};

export const agentsCommand = commandOf({
  name: 'agents',
  summary: 'leads agents: rates and contracts of tops, moves, corrections, holds, and closes',
  about: `Sets rates of top agents, moves members to other lines, corrects days that are
closed, holds pays and lets them go, and tells how closes stand. What moves money
takes two people: one asks, with --as, and another votes (office vote). Rates and
moves hold from tomorrow on, contracts once they are accepted. A day is closed by
itself 15 minutes after its end.`,
  forms: [
    ordering({
      line: 'top <account> <category> <percent>',
      about: 'sets the rate of a top from tomorrow on',
      act: setTopRate,
      say: ({ result: { account, from } }) =>
        `The rate of ${oneLine(account)} holds from ${from}.\n`,
    }),
    reporting({
      line: 'rates <account>',
      about: 'shows the rates of today and tomorrow',
      async say({ desk: { db, clock }, merchant, params: { account = '' } }) {
        const rows = await ratesReport(db, merchant, account, clock());
        if (rows.length === 0) return `${oneLine(account)} has no rates.\n`;
        return `${columns(rows.map(([one, now, next]) => [one, `${now} %`, `tomorrow ${next} %`]))}\n`;
      },
    }),
    ordering({
      line: 'move <account> <to>',
      about: 'moves somebody and all below; - for nobody above',
      act: moveMember,
      say: ({ result: { account, from } }) =>
        `${oneLine(account)} is moved at the start of ${from}.\n`,
    }),
    ordering({
      line: 'offer <account> <kind> <steps>',
      about: 'offers a top a salary, a salary by the hour or a dividend',
      act: offerTopContract,
      say: ({ result: { account, kind } }) =>
        `A contract (${kind}) waits for the answer of ${oneLine(account)}.\n`,
    }),
    ordering({
      line: 'end <account> <kind>',
      about: 'ends a contract at once, and all that was granted from it',
      act: endContracts,
      say: ({ result: { account, endsOn } }) =>
        `The contract of ${oneLine(account)} ended with ${endsOn}.\n`,
    }),
    reporting({
      line: 'contracts',
      about: 'shows what is agreed and offered, and what is carried',
      async say({ desk: { db, clock }, merchant }) {
        const rows = await contractReport(db, merchant, clock());
        if (rows.length === 0) return 'Nobody was offered a contract yet.\n';
        return `${columns(
          rows.map(({ kind, running, offered, most, carried }) => [
            kind,
            `${running} running`,
            `${offered} offered`,
            `up to ${most} %`,
            `${toDecimal(carried, merchant.currency)} carried`,
          ]),
        )}\n`;
      },
    }),
    ordering({
      line: 'adjust <day> <account> <category> <amount>',
      about: 'corrects what counted on a closed day',
      act: adjustTurnover,
      say: ({ result: { day, counted } }) =>
        `On ${day} ${counted} counts; the difference joins the next close.\n`,
    }),
    ordering({
      line: 'hold <account>',
      about: 'holds whatever somebody is paid from now on',
      act: holdPays,
      say: ({ result: { account } }) => `Pays of ${oneLine(account)} wait.\n`,
    }),
    ordering({
      line: 'release <account>',
      about: 'lets go what is held',
      act: releasePays,
      say: ({ result: { account, amount } }) => `${amount} goes to ${oneLine(account)}.\n`,
    }),
    reporting({
      line: 'close status',
      about: 'shows how the latest closes stand',
      async say({ desk: { db }, merchant: { code, currency } }) {
        const rows = await closesOf(db, code);
        if (rows.length === 0) return 'No day was closed yet.\n';
        const money = (text: string | undefined) => toDecimal(BigInt(text ?? 0), currency);
        return `${columns(
          rows.map(({ kind, period, state, problem, figures }) => [
            period,
            state,
            kind === 'rebate' ? 'day' : kind,
            problem ?? `${money(figures['paid'])} paid, ${money(figures['held'])} held`,
          ]),
        )}\n`;
      },
    }),
    ordering({
      line: 'close resume',
      about: 'has a close that stopped go on',
      act: resumeClose,
      say: ({ result: { close, state } }) => `${close} goes on from ${state}.\n`,
    }),
    reporting({
      line: 'prove <day>',
      about: 'holds a day against its rounds, movements, rates and pays',
      async say({ desk: { db }, merchant, params }) {
        const day = dayFrom(params['day']);
        const fault = await proofOf(db, merchant, day);
        if (fault !== undefined) throw new StartError(`${day} does not hold: ${fault}.`);
        return `${day} holds.\n`;
      },
    }),
    reporting({
      line: 'report <period>',
      about: 'shows what agents cost in the closes of a day or a month',
      async say({ desk: { db }, merchant: { code, currency }, params: { period = '' } }) {
        if (!/^\d{4}-\d{2}(-\d{2})?$/.test(period)) throw new StartError(`${period} is no period.`);
        const rows = await closeReport(db, code, period);
        if (rows.length === 0) return `Nothing was reckoned in ${period}.\n`;
        const money = (minor: bigint) => toDecimal(minor, currency);
        return `${columns(
          rows.map(({ kind, agents, net, paid, held, carried }) => [
            kind,
            `${agents} agents`,
            `${money(net)} ${currency}`,
            `${money(paid)} paid`,
            `${money(held)} held`,
            `${money(carried)} carried`,
          ]),
        )}\n`;
      },
    }),
  ],
  examples: ['aurora top amihan_team RNG 0.7000 --as ana', 'aurora close status'],
});
