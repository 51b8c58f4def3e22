import { StartError } from '../../kernel/start-error.ts';
import type { OperatorCommand } from '../terminal/command.ts';
import { readWords } from '../terminal/options.ts';
import type { DeclaredCommand } from './form.ts';
import { helpOf } from './help.ts';
import { optionParams, optionsOf, wordsOf } from './line.ts';

/** The command itself: its help, and what it makes of what is typed, come from the schemas of its acts. */
export function commandOf(declared: DeclaredCommand): OperatorCommand {
  const { name, summary, forms } = declared;
  const usage = helpOf(declared);
  const names = [...new Set(forms.flatMap(optionsOf))];
  const params = forms.flatMap((form) => optionParams(form).map(({ option }) => option.slice(2)));
  return {
    name,
    summary,
    usage,
    read(args) {
      const { words, options } = readWords(usage, args, names, params);
      const [code, ...typed] = words;
      for (const form of forms) {
        const found = wordsOf(form, typed);
        if (code === undefined || found === undefined) continue;
        const known = optionsOf(form);
        if (Object.keys(options).some((option) => !known.includes(option))) break;
        return form.read(code, found, options);
      }
      throw new StartError(usage);
    },
  };
}
