#!/usr/bin/env node
import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { contrast } from './commands/contrast.ts';
import { dev } from './commands/dev.ts';
import { diff } from './commands/diff.ts';
import { emit } from './commands/emit.ts';
import { explain } from './commands/explain.ts';
import { flags } from './commands/flags.ts';
import { newMerchant } from './commands/new.ts';
import { migrate } from './commands/migrate.ts';
import { writeSchemas } from './commands/schemas.ts';
import { start } from './commands/start.ts';
import { tokens } from './commands/tokens.ts';
import { UsageError, type Command } from './terminal/command.ts';

const commands: readonly Command[] = [
  newMerchant,
  emit,
  check,
  explain,
  contrast,
  tokens,
  flags,
  diff,
  migrate,
  build,
  start,
  dev,
  writeSchemas,
];

const overview = (): string =>
  [
    'livery <command> [options]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`),
    '',
    '  livery <command> --help tells more.',
  ].join('\n');

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h') {
    console.log(overview());
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((one) => one.name === name);
  if (!command) throw new UsageError(`There is no command "${name}".\n\n${overview()}`);
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(command.help);
    return 0;
  }
  return command.run(rest);
}

const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError &&
    String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!isUsage(error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
