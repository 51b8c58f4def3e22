import { chosenMerchants } from '@livery/merchants/root';
import { replaceFiles } from '@livery/merchants/replace-files';
import { redraw, type Redrawn } from '@livery/merchants/create/redraw';
import { didYouMean } from '@livery/themes';
import { readArguments } from '../terminal/arguments.ts';
import { UsageError } from '@livery/merchants/usage-error';
import type { Command } from '../terminal/command.ts';
import { progress } from '../terminal/progress.ts';
import { describe, paint } from '../terminal/report.ts';
import { table } from '../terminal/table.ts';
import { counted } from '../terminal/words.ts';

const keys = ['mark', 'mono', 'small', 'large', 'maskable', 'apple', 'splash', 'card'] as const;

/** Pictures of their own that somebody gives up. */
function givenUp(text: string | undefined): ReadonlySet<string> {
  const asked = (text ?? '').split(/[\s,]+/).filter(Boolean);
  const faults = asked
    .filter((one) => !keys.some((key) => key === one))
    .map(
      (one) =>
        `There is no picture "${one}". ${didYouMean(one, keys) ?? `Some of ${keys.join(', ')}.`}`,
    );
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  return new Set(asked);
}

const outcomes: Readonly<Record<Redrawn['outcome'], string>> = {
  drawn: 'drawn anew',
  same: 'is so already',
  kept: 'kept: it is yours',
};

export const redrawIcons: Command = {
  name: 'icons',
  summary: 'Draw icons, splash and card anew, after a colour or the name has changed',
  help: `livery icons <code>   monogram, icons, splash and card in the colours of now and the first mode

A picture that you brought, or changed since it was drawn, stays: assets/drawn.json knows
those that were drawn here by their hash.

  --over <names>     pictures of your own to give up: ${keys.join(', ')}
  --dry-run          say what would be drawn, and write nothing
  --merchants <dir>  where the folders are (default: merchants)
  --json             the same as JSON
Exit code: 0 drawn, or as it was already; 1 findings, and nothing is written; 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = readArguments('icons', args, {
      over: { type: 'string' },
      'dry-run': { type: 'boolean' },
    });
    const [code, ...more] = positionals;
    if (code === undefined) throw new UsageError('Which merchant? livery icons <code>.');
    if (more.length > 0)
      throw new UsageError(`One merchant at a time: "${positionals.join('" and "')}".`);
    const given = givenUp(values.over);
    const { root } = await chosenMerchants(values.merchants, [code]);
    const shown = progress();
    const made = await redraw(root, code, given, shown.say);
    shown.done();
    if ('diagnostics' in made) {
      for (const one of made.diagnostics) console.error(`${describe(one)}\n`);
      console.error('Nothing was drawn.');
      return 1;
    }
    const { pictures, changes, note } = made;
    const written = changes.length > 0 && values['dry-run'] !== true;
    if (written) await replaceFiles(changes);
    if (values.json) {
      console.log(JSON.stringify({ merchant: code, written, pictures, note }, null, 2));
      return 0;
    }
    console.log(
      table(pictures.map(({ key, path, outcome }) => [`  ${key}`, path, outcomes[outcome]])),
    );
    if (note !== undefined) console.log(`\n  ${paint('yellow', 'note')}  ${note}`);
    const count = pictures.filter(({ outcome }) => outcome === 'drawn').length;
    const kept = pictures.filter(({ outcome }) => outcome === 'kept').map(({ key }) => key);
    console.log(
      `\n${counted(count, 'picture')} drawn anew.${count > 0 && !written ? ' Nothing was written: --dry-run.' : ''}`,
    );
    if (kept.length > 0) console.log(`--over ${kept.join(',')} gives up what is yours.`);
    return 0;
  },
};
