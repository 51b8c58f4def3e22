import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const folder = join(import.meta.dirname, 'baselines');
const named = join(folder, 'browser.json');

/** The build that drew the baselines; another draws letters a little differently. */
export async function baselineBrowser(): Promise<string | undefined> {
  if (!existsSync(named)) return undefined;
  return (JSON.parse(await readFile(named, 'utf8')) as { browser: string }).browser;
}

export async function nameBrowser(browser: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(named, `${JSON.stringify({ browser }, null, 2)}\n`);
}

const fileOf = (look: string, id: string): string => join(folder, look, `${id}.webp`);

export async function baseline(look: string, id: string): Promise<Uint8Array | undefined> {
  const file = fileOf(look, id);
  return existsSync(file) ? readFile(file) : undefined;
}

export async function accept(look: string, id: string, picture: Uint8Array): Promise<void> {
  const file = fileOf(look, id);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}

/** Baselines of stories that are no more. */
export async function gone(look: string, known: ReadonlySet<string>): Promise<readonly string[]> {
  const place = join(folder, look);
  if (!existsSync(place)) return [];
  return (await readdir(place))
    .map((file) => file.replace(/\.webp$/, ''))
    .filter((id) => !known.has(id));
}

export const forget = (look: string, id: string): Promise<void> => rm(fileOf(look, id));
