import { readdir, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { currentVersion, migrate as lift, versionOf, type Lifted } from '@livery/themes';
import { readFolder } from '../merchants/folder.ts';
import { merchantCodes } from '../merchants/load.ts';
import { workspace } from '../paths.ts';
import { UsageError, type Command } from '../terminal/command.ts';
import { changedLines } from '../terminal/changed-lines.ts';
import { paint } from '../terminal/report.ts';

/** The folders that carry a version: merchants, and the families they start from. */
async function foldersIn(root: string, codes: readonly string[]): Promise<string[]> {
  if (codes.length > 0) return [...codes];
  const families = await readdir(join(root, '_families')).catch(() => []);
  return [
    ...families.map((name) => `_families/${name}`).toSorted(),
    ...(await merchantCodes(root)),
  ];
}

async function textsOf(folder: string): Promise<Record<string, string>> {
  const files = await readFolder(folder, '');
  if (!files) throw new UsageError(`There is no manifest in "${folder}".`);
  const { manifest, tokens, modes, template, texts } = files;
  const all = [manifest, tokens, modes.dark, modes.light, template, ...Object.values(texts)];
  return Object.fromEntries(all.flatMap((file) => (file ? [[file.file, file.text]] : [])));
}

interface Outcome extends Lifted {
  readonly folder: string;
  readonly before: Readonly<Record<string, string>>;
}

async function write({ folder, changed }: Outcome): Promise<void> {
  for (const [name, text] of Object.entries(changed)) {
    const path = join(folder, name);
    await writeFile(`${path}.fresh`, text);
    await rename(`${path}.fresh`, path);
  }
}

const say = ({ folder, before, changed, from, to }: Outcome): void => {
  const shown = relative(process.cwd(), folder) || folder;
  console.log(`${paint('bold', shown)}  format ${from} → ${to}`);
  for (const [name, text] of Object.entries(changed)) {
    console.log(`  ${name}`);
    for (const { sign, line } of changedLines(before[name] ?? '', text))
      console.log(`    ${paint(sign === '+' ? 'green' : 'red', `${sign} ${line}`)}`);
  }
};

/** Lifts folders of an older format to today's; comments and order stay. */
export const migrate: Command = {
  name: 'migrate',
  summary: 'Lift merchants of an older format to the current one',
  help: `livery migrate [code…]   shows what would change; all merchants and families when none is named

  --write            change the files
  --merchants <dir>  where the folders are (default: merchants)
  --json             the same as JSON
Exit code: 0 nothing to lift or written, 1 something to lift, 2 wrong usage.`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        merchants: { type: 'string' },
        write: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
    const root = values.merchants ?? join(workspace, 'merchants');
    const outcomes: Outcome[] = [];
    for (const name of await foldersIn(root, positionals)) {
      const folder = join(root, name);
      const before = await textsOf(folder);
      const manifest = before['manifest.jsonc'] ?? '';
      const lifted = lift(before);
      if (!lifted) {
        const version = versionOf(manifest);
        console.error(`${name}: no format can be told from its manifest (${String(version)}).`);
        return 1;
      }
      if (Object.keys(lifted.changed).length > 0) outcomes.push({ ...lifted, folder, before });
    }
    if (values.write) for (const outcome of outcomes) await write(outcome);
    if (values.json) {
      const shown = outcomes.map(({ folder, from, to, changed }) => ({
        folder,
        from,
        to,
        changed,
      }));
      console.log(JSON.stringify(shown, null, 2));
    } else if (outcomes.length === 0) console.log(`Everything is of format ${currentVersion}.`);
    else {
      for (const outcome of outcomes) say(outcome);
      const [what, hint] = values.write
        ? ['written', '']
        : ['to lift', ' --write changes the files.'];
      console.log(
        `\n${outcomes.length} ${outcomes.length === 1 ? 'folder' : 'folders'} ${what}.${hint}`,
      );
    }
    return outcomes.length > 0 && !values.write ? 1 : 0;
  },
};
