import { parseArgs } from 'node:util';
import { didYouMean } from '@livery/themes';
import { UsageError } from '@livery/merchants/usage-error';

interface OptionKind {
  readonly type: 'string' | 'boolean';
  /** It may stand as often as there are things to name. */
  readonly multiple?: boolean;
}
type Options = Readonly<Record<string, OptionKind>>;

/** Every command takes these, so that a script can say the same to each. */
const common = {
  merchants: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** What stands in a call, looked at one by one: the strict parser names one slip at most, and in no kind words. */
function faultsIn(args: readonly string[], options: Options): string[] {
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const names = Object.keys(options).map((name) => `--${name}`);
  const seen = new Set<string>();
  return tokens.flatMap((token) => {
    if (token.kind !== 'option') return [];
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option || rawName !== `--${name}`)
      return [
        `There is no option "${rawName}". ${didYouMean(rawName, names) ?? `It takes ${names.join(', ')}.`}`,
      ];
    if (seen.has(name) && !option.multiple) return [`${rawName} stands twice; once is enough.`];
    seen.add(name);
    if (option.type === 'boolean')
      return value === undefined ? [] : [`${rawName} takes no value; it is there or it is not.`];
    if (value === '') return [`${rawName} is empty; it needs a value.`];
    if (value === undefined || (!inlineValue && value.startsWith('-')))
      return [`${rawName} needs a value after it.`];
    return [];
  });
}

/** The words and options of a call, or everything that is wrong with them in one message. */
export function readArguments<const Own extends Options>(
  name: string,
  args: readonly string[],
  own: Own,
) {
  const options = { ...own, ...common };
  const faults = faultsIn(args, options);
  if (faults.length > 0)
    throw new UsageError(`${faults.join('\n')}\n\nlivery ${name} --help tells more.`);
  return parseArgs({ args: [...args], options, allowPositionals: true });
}

/** For commands that are about everything: a word there is a slip. */
export function noWords(name: string, words: readonly string[]): void {
  if (words.length > 0)
    throw new UsageError(`livery ${name} takes options only; "${words.join(' ')}" is left over.`);
}
