import { readArguments } from '../terminal/arguments.ts';
import type { Command } from '../terminal/command.ts';
import { changeHelp, changeOptions, runChange } from '../change/run.ts';
import { wishesOf } from '../change/set-arguments.ts';

/** Values of a merchant, each written where it belongs and nowhere else. */
export const set: Command = {
  name: 'set',
  summary: 'Change values of a merchant; comments and order stay',
  help: `livery set <code> <key> <value>             a key of manifest.jsonc or template.json: brand.action.color "#3df5b4"
livery set <code> token <token> <value>     a token: radius.card 6px, color.surface.page "#14122b"
livery set <code> slot <slot> <choice>      a choice of the layout: rail words
livery set <code> text <language> <key> "…"  a text in the brand's own words
livery set <code> … and …                   several at once, where none holds without the others

It goes into the file that says it already; else tokens.json, or a mode's file where modes differ.
What would repeat the family or what grows is taken out instead. A list is typed as EN,TY.
For <code> may stand _families/<name>: it is looked at in every merchant that starts from it.

  --mode <mode>      a token in one mode alone: dark or light
${changeHelp}`,
  async run(args) {
    const { values, positionals } = readArguments('set', args, {
      ...changeOptions,
      mode: { type: 'string' },
    });
    const [code, ...words] = positionals;
    const { mode, unset = false } = values;
    const said = { words, unset, ...(mode === undefined ? {} : { mode }) };
    return runChange(code, () => wishesOf(said), values);
  },
};
