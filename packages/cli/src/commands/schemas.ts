import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { currentVersion, findingsPage, schemas } from '@livery/themes';
import { workspace } from '@livery/merchants/paths';
import { noWords, readArguments } from '../terminal/arguments.ts';
import type { Command } from '../terminal/command.ts';
import { outFolder } from '../terminal/out.ts';

const schemaFolder = join(workspace, `packages/themes/schemas/v${currentVersion}`);

/** As the formatter would leave it, so that a check of both never disagrees. */
const schemaText = (schema: unknown): string => `${JSON.stringify(schema, null, 2)}\n`;

export const writeSchemas: Command = {
  name: 'schemas',
  summary: 'Write the JSON Schemas that editors complete from, and the page of findings',
  help: `livery schemas   writes packages/themes/schemas/v${currentVersion}; older versions stay as they were,
                   and docs/findings.md, what each code of a finding means

  --merchants <dir>  of no matter here: the schemas are the same for all
  --json             the files as JSON
Exit code: 0 written, 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = readArguments('schemas', args, {});
    noWords('schemas', positionals);
    const folder = await outFolder('The folder of the schemas', schemaFolder);
    const files = [
      ...Object.entries(schemas()).map(([name, schema]) => ({
        path: join(folder, name),
        text: schemaText(schema),
      })),
      { path: join(workspace, 'docs/findings.md'), text: findingsPage() },
    ];
    for (const { path, text } of files) await writeFile(path, text);
    const shown = files.map(({ path }) => relative(process.cwd(), path));
    console.log(values.json ? JSON.stringify(shown, null, 2) : shown.join('\n'));
    return 0;
  },
};
