import { StartError } from '../../kernel/start-error.ts';

export interface GivenWords {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

/** Of every act: who orders it, why, and a key under which it is done once. */
export const ORDER_OPTIONS = ['as', 'by', 'reason', 'key'] as const;

/** Of what is only read. */
export const READ_OPTIONS = ['as', 'by', 'reason'] as const;

export const orderHelp = `  --as <name>         a person of the staff orders it, who is logged in at this terminal
  --by <name>         who orders it; otherwise LIVERY_OPERATOR, or the user of this machine
  --reason <text>     why; stands in the audit, so name no person in it
  --key <key>         within a day the same order under the same key is carried out once
`;

export const readHelp = `  --as <name>         a person of the staff reads it, who is logged in at this terminal
  --by <name>         who reads it; otherwise LIVERY_OPERATOR, or the user of this machine
  --reason <text>     why; stands in the audit, so name no person in it
`;

/**
 * Takes the named options, as `--name value` or `--name=value`, out of what was
 * typed; no other word begins with two dashes.
 */
export function readWords(
  usage: string,
  args: readonly string[],
  names: readonly string[],
  mayBeEmpty: readonly string[] = [],
): GivenWords {
  const words: string[] = [];
  const options: Record<string, string> = {};
  const rest = [...args];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name = '', attached] = /^--([a-z][a-z-]*)(?:=([\s\S]*))?$/.exec(word) ?? [];
    if (!names.includes(name)) {
      if (word.startsWith('--')) throw new StartError(`${word} is not understood.\n\n${usage}`);
      words.push(word);
      continue;
    }
    const value = attached ?? rest.shift();
    const isEmpty = value === '' && !mayBeEmpty.includes(name);
    if (value === undefined || isEmpty || name in options) throw new StartError(usage);
    options[name] = value;
  }
  return { words, options };
}
