import { readArguments } from '../terminal/arguments.ts';
import type { Command } from '../terminal/command.ts';
import { changeHelp, changeOptions, runChange } from '../change/run.ts';
import { wishOf } from '../change/set-arguments.ts';

/** A text of a merchant in one language. */
export const text: Command = {
  name: 'text',
  summary: 'Say one text of a merchant in its own words',
  help: `livery text <code> <language> <key> "…"   livery text aurora EN hero.title "Fly by *night*"

${changeHelp}`,
  async run(args) {
    const { values, positionals } = readArguments('text', args, changeOptions);
    const [code, ...words] = positionals;
    const said = { words: ['text', ...words], unset: values.unset ?? false };
    return runChange(code, () => [wishOf(said)], values);
  },
};
