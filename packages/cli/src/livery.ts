import { didYouMean } from '@livery/themes';
import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { contrast } from './commands/contrast.ts';
import { dev } from './commands/dev.ts';
import { diff } from './commands/diff.ts';
import { emit } from './commands/emit.ts';
import { explain } from './commands/explain.ts';
import { flags } from './commands/flags.ts';
import { redrawIcons } from './commands/icons.ts';
import { newMerchant } from './commands/new.ts';
import { migrate } from './commands/migrate.ts';
import { writeSchemas } from './commands/schemas.ts';
import { order } from './commands/order.ts';
import { set } from './commands/set.ts';
import { text } from './commands/text.ts';
import { fonts } from './lists/fonts.ts';
import { jurisdictions } from './lists/jurisdictions.ts';
import { languages } from './lists/languages.ts';
import { slots } from './lists/slots.ts';
import { start } from './commands/start.ts';
import { tokens } from './commands/tokens.ts';
import { UsageError } from '@livery/merchants/usage-error';
import type { Command } from './terminal/command.ts';

const commands: readonly Command[] = [
  newMerchant,
  emit,
  check,
  explain,
  contrast,
  tokens,
  slots,
  fonts,
  languages,
  jurisdictions,
  flags,
  set,
  text,
  order,
  redrawIcons,
  diff,
  migrate,
  build,
  start,
  dev,
  writeSchemas,
];

const longestName = Math.max(...commands.map(({ name }) => name.length));

const overview = (): string =>
  [
    'livery <command> [options]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(longestName + 2)}${summary}`),
    '',
    '  livery <command> --help tells more.',
  ].join('\n');

function commandOf(name: string): Command {
  const command = commands.find((one) => one.name === name);
  if (command) return command;
  if (name.startsWith('-'))
    throw new UsageError(`The command comes first: livery <command> ${name} …\n\n${overview()}`);
  const near = didYouMean(
    name,
    commands.map((one) => one.name),
  );
  throw new UsageError(
    `There is no command "${name}". ${near ? `${near}\n\nlivery --help lists all of them.` : `\n\n${overview()}`}`,
  );
}

async function run(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined) throw new UsageError(overview());
  const asksForHelp = name === 'help' || name === '--help' || name === '-h';
  const about = asksForHelp ? rest.find((word) => !word.startsWith('-')) : name;
  if (about === undefined) {
    console.log(overview());
    return 0;
  }
  const command = commandOf(about);
  const words = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
  if (asksForHelp || words.includes('--help') || words.includes('-h')) {
    console.log(command.help);
    return 0;
  }
  return command.run(rest);
}

/** What the machine refused: an operator can mend it, so it is told and not thrown. */
const isRefusal = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error;

/** Does what the words of a call say, and tells how it ended: 0 fine, 1 findings, 2 refused. */
export async function livery(args: readonly string[]): Promise<number> {
  try {
    return await run(args);
  } catch (error) {
    if (error instanceof UsageError) console.error(error.message);
    else if (isRefusal(error)) console.error(`The system refused: ${error.message}.`);
    else throw error;
    return 2;
  }
}
