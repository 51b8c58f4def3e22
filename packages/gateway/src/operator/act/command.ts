import type { AnyAct } from '../../kernel/acts/act.ts';
import { runAct } from '../../kernel/acts/run.ts';
import { StartError } from '../../kernel/start-error.ts';
import { actNamed, everyAct } from '../acts.ts';
import {
  merchantNamed,
  orderFrom,
  repeatNote,
  type OperatorCommand,
  type Work,
} from '../terminal/command.ts';
import { orderHelp, ORDER_OPTIONS, readWords } from '../terminal/options.ts';
import { columns } from '../terminal/print.ts';
import { paramsOf, readParams, type Param } from './params.ts';

const usage = `Usage: pnpm gateway act
       pnpm gateway act <act>
       pnpm gateway act <act> <merchant> [--<parameter> <value> …]

Orders any act there is, by its name; the answer is JSON. Without a merchant it
shows what the act asks for, without an act it lists them all. Where there is a
command for it, that one speaks better.

${orderHelp}`;

/** Any act, by what its schema says: one of a new chapter needs no command of its own. */
export const actCommand: OperatorCommand = {
  name: 'act',
  summary: 'orders any act by its name, or lists them',
  usage,
  read(args) {
    const [name] = args;
    if (name === undefined) return async () => list();
    if (name.startsWith('-')) throw new StartError(usage);
    const act = actNamed(name);
    if (act === undefined)
      throw new StartError(`There is no act ${name}. pnpm gateway act lists them.`);
    const params = paramsOf(act);
    const options = [...params.map(({ option }) => option.slice(2)), ...ORDER_OPTIONS];
    const given = readWords(helpOf(act, params), args.slice(1), options);
    const [code, ...more] = given.words;
    if (more.length > 0) throw new StartError(helpOf(act, params));
    if (code === undefined) return async () => helpOf(act, params);
    return order(act, code, { ...orderFrom(given), params: readParams(params, given.options) });
  },
};

const list = (): string => `${columns(everyAct.map(({ name, text }) => [name, text]))}\n`;

function helpOf({ name, text }: AnyAct, params: readonly Param[]): string {
  const rows = params.map(({ option, takes, description, otherwise }) => [
    `${option} ${takes}`,
    [description, otherwise === undefined ? '' : '(may be left out)'].filter(Boolean).join(' '),
  ]);
  return [
    `Usage: pnpm gateway act ${name} <merchant> [--<parameter> <value> …]`,
    '',
    `The audit will say: “${text}”.`,
    '',
    ...(rows.length > 0 ? [columns(rows), ''] : []),
    orderHelp,
  ].join('\n');
}

type Order = Omit<Parameters<typeof runAct>[2], 'merchant'>;

const order =
  (act: AnyAct, code: string, said: Order): Work =>
  async (desk) => {
    const report = await runAct(desk, act, {
      ...said,
      merchant: merchantNamed(desk.merchants, code),
    });
    const { result, shownOnce } = report;
    const once = shownOnce === undefined ? '' : `Shown this once: ${shownOnce}\n`;
    return `${repeatNote(report)}${once}${JSON.stringify(result, plain, 2)}\n`;
  };

const plain = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value;
