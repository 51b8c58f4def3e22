import { join, relative, resolve } from 'node:path';
import { jurisdictionKeys, profiles } from '@livery/themes';
import { neutralBackdrops } from '@livery/themes/contract';
import type { Answers } from '@livery/merchants/create/answers';
import { create } from '@livery/merchants/create/create';
import { createdReport } from '../create/report.ts';
import { gather, type GivenAnswers } from '@livery/merchants/create/gather';
import { workspace } from '@livery/merchants/paths';
import { readArguments } from '../terminal/arguments.ts';
import { UsageError } from '@livery/merchants/usage-error';
import type { Command } from '../terminal/command.ts';
import { progress } from '../terminal/progress.ts';
import { Cancelled, canAsk, openAsker } from '../terminal/prompt.ts';
import { describe } from '../terminal/report.ts';

const options = {
  name: { type: 'string' },
  brand: { type: 'string' },
  logo: { type: 'string' },
  jurisdiction: { type: 'string' },
  languages: { type: 'string' },
  family: { type: 'string' },
  scene: { type: 'string' },
  theme: { type: 'string' },
  currency: { type: 'string' },
  'time-zone': { type: 'string' },
} as const;

const called = jurisdictionKeys.map((key) => `${key} ${profiles[key].name}`).join(', ');

/** A shell takes an unquoted #e11d48 for a comment, and the option stands alone. */
function colorWasComment(args: readonly string[]): boolean {
  const at = args.findIndex((one) => one === '--brand' || one === '--brand=');
  return at >= 0 && (args[at] === '--brand=' || (args[at + 1] ?? '--').startsWith('--'));
}

/** What a family writes down itself holds for every colour that is put into it. */
const nothingWritten = ({ family, brand }: Answers): string =>
  family !== undefined && brand !== undefined
    ? `Nothing was written. If it is a contrast: colours that the family "${family}" fixes do not go with ${brand}; try another colour.`
    : 'Nothing was written.';

export const newMerchant: Command = {
  name: 'new',
  summary: 'Make a merchant from a name and a colour',
  help: `livery new <code> --name <name> --brand "#rrggbb"   a whole merchant, checked; asks for what is missing

  --logo <file>          an SVG or PNG; without one a monogram is drawn.
                         Without --brand its colours are taken
  --theme <mode>         the mode of a first visit: dark or light (default: dark)
  --jurisdiction <key>   whose floors hold (default: INT): ${called}
  --languages <codes>    such as EN,TY; the first is the default (default: the jurisdiction's)
  --currency <code>      ISO 4217 (default: the jurisdiction's)
  --time-zone <name>     IANA (default: the jurisdiction's)
  --scene <name>         what is drawn behind the log-in (default: by the code): ${neutralBackdrops.join(', ')}
  --family <name>        a family under _families to start from
  --merchants <dir>      where the folder goes (default: merchants)
  --json                 what was made as JSON; asks nothing
Exit code: 0 made, 1 findings (nothing is left behind), 2 wrong usage.`,
  async run(args) {
    if (colorWasComment(args))
      throw new UsageError(
        'Which colour? Quote it, or the shell takes it away: --brand "#e11d48".',
      );
    const { values, positionals } = readArguments('new', args, options);
    if (positionals.length > 1)
      throw new UsageError(
        `One merchant at a time: "${positionals.join('" and "')}". Names with spaces are quoted.`,
      );
    const root = resolve(values.merchants ?? join(workspace, 'merchants'));
    const [code] = positionals;
    const given: GivenAnswers = {
      ...(code === undefined ? {} : { code }),
      ...Object.fromEntries(
        (
          [
            'name',
            'brand',
            'logo',
            'jurisdiction',
            'languages',
            'family',
            'scene',
            'theme',
            'currency',
          ] as const
        )
          .filter((key) => values[key] !== undefined)
          .map((key) => [key, values[key]]),
      ),
      ...(values['time-zone'] === undefined ? {} : { timeZone: values['time-zone'] }),
    };
    const asker = canAsk() && !values.json ? openAsker() : undefined;
    const shown = progress();
    try {
      const answers = await gather(given, root, asker);
      asker?.close();
      const made = await create(answers, root, shown.say);
      shown.done();
      if (values.json) {
        const { folder, ...rest } = made;
        console.log(JSON.stringify({ folder: relative(process.cwd(), folder), ...rest }, null, 2));
      } else if (made.proof) console.log(createdReport(made, answers));
      else {
        for (const one of made.diagnostics) console.error(`${describe(one)}\n`);
        console.error(nothingWritten(answers));
      }
      return made.proof ? 0 : 1;
    } catch (error) {
      shown.done();
      if (!(error instanceof Cancelled)) throw error;
      console.error(`\n${error.message}`);
      return 130;
    } finally {
      asker?.close();
    }
  },
};
