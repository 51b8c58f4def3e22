import { didYouMean } from '@livery/themes';
import { homeSections } from '@livery/themes/contract';
import { readArguments } from '../terminal/arguments.ts';
import { UsageError } from '@livery/merchants/usage-error';
import type { Command } from '../terminal/command.ts';
import { changeHelp, changeOptions, runChange } from '../change/run.ts';

const list = homeSections.join(', ');

function checked(sections: readonly string[], unset: boolean): readonly string[] | undefined {
  if (unset && sections.length > 0)
    throw new UsageError(`--unset takes the line out; "${sections.join(' ')}" is left over.`);
  if (!unset && sections.length === 0) throw new UsageError(`Which sections? Some of ${list}.`);
  const faults = sections
    .filter((one) => !homeSections.some((known) => known === one))
    .map(
      (one) =>
        `There is no section "${one}". ${didYouMean(one, homeSections) ?? `Some of ${list}.`}`,
    );
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  return unset ? undefined : sections;
}

/** The sections of the home page, in their order. */
export const order: Command = {
  name: 'order',
  summary: 'Say which sections the home page has, in which order',
  help: `livery order <code> home <section…>   ${list}

${changeHelp}`,
  async run(args) {
    const { values, positionals } = readArguments('order', args, changeOptions);
    const [code, what, ...sections] = positionals;
    if (code !== undefined && what !== 'home')
      throw new UsageError(
        what === undefined
          ? 'What is to be ordered? livery order <code> home <section…>.'
          : `"${what}" has no order; livery order <code> home <section…>.`,
      );
    const path = ['home'];
    return runChange(
      code,
      () => {
        const value = checked(sections, values.unset ?? false);
        return [{ of: 'template', path, ...(value === undefined ? {} : { value }) }];
      },
      values,
    );
  },
};
