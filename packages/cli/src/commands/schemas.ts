import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currentVersion, schemas } from '@livery/themes';
import { workspace } from '../paths.ts';
import type { Command } from '../terminal/command.ts';

const schemaFolder = join(workspace, `packages/themes/schemas/v${currentVersion}`);

/** As the formatter would leave it, so that a check of both never disagrees. */
const schemaText = (schema: unknown): string => `${JSON.stringify(schema, null, 2)}\n`;

export const writeSchemas: Command = {
  name: 'schemas',
  summary: 'Write the JSON Schemas that editors complete from',
  help: `livery schemas   writes packages/themes/schemas/v${currentVersion}; older versions stay as they were`,
  async run() {
    await mkdir(schemaFolder, { recursive: true });
    for (const [name, schema] of Object.entries(schemas()))
      await writeFile(join(schemaFolder, name), schemaText(schema));
    return 0;
  },
};
