import type { AnyAct } from '../../kernel/acts/act.ts';
import { StartError } from '../../kernel/start-error.ts';
import { actNamed, everyAct } from '../acts.ts';
import type { OperatorCommand } from '../terminal/command.ts';
import { orderHelp } from '../terminal/options.ts';
import { columns } from '../terminal/print.ts';
import { commandOf } from './declared.ts';
import { ordering } from './form.ts';

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
  helpOn([name = '']) {
    const act = actNamed(name);
    return act && commandFor(act).usage;
  },
  read([name, ...rest]) {
    if (name === undefined) return `${columns(everyAct.map((act) => [act.name, act.text]))}\n`;
    if (name.startsWith('-')) throw new StartError(usage);
    const act = actNamed(name);
    if (act === undefined)
      throw new StartError(`There is no act ${name}. pnpm gateway act lists them.`);
    const command = commandFor(act);
    return rest.length === 0 ? command.usage : command.read(rest);
  },
};

const commandFor = (act: AnyAct): OperatorCommand =>
  commandOf({
    name: `act ${act.name}`,
    summary: act.text,
    about: `The audit will say: “${act.text}”.`,
    forms: [
      ordering({
        line: '',
        about: '',
        act,
        say({ result, shownOnce }) {
          const once = shownOnce === undefined ? '' : `Shown this once: ${shownOnce}\n`;
          return `${once}${JSON.stringify(result, plain, 2)}\n`;
        },
      }),
    ],
  });

const plain = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value;
