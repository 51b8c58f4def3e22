import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Fewer is a folder that was not filled, and no proof. */
const FEWEST = 1_000;

interface Fixture {
  readonly payload?: unknown;
  readonly expected?: unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Every text under a name that means markup, however deep it lies. */
function textsIn(value: unknown, found: string[] = []): string[] {
  if (Array.isArray(value)) for (const one of value) textsIn(one, found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) {
      if ((name === 'code' || name === 'vector') && isText(one)) found.push(one);
      textsIn(one, found);
    }
  return found;
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });

/** Injections of two public corpora in a folder, each once; a folder without them is refused. */
export async function readCorpora(folder: string): Promise<readonly string[]> {
  const files = filesUnder(folder);
  const found: string[] = [];
  for (const path of files.filter((one) => one.endsWith('expect.mjs'))) {
    const { default: fixtures } = (await import(pathToFileURL(path).href)) as {
      default: readonly Fixture[];
    };
    found.push(
      ...fixtures.flatMap(({ payload, expected }) => [payload, expected].flat().filter(isText)),
    );
  }
  for (const path of files.filter((one) => one.endsWith('.json')))
    found.push(...textsIn(JSON.parse(readFileSync(path, 'utf8'))));
  const inputs = [...new Set(found)];
  if (inputs.length < FEWEST)
    throw new Error(`${folder} holds ${inputs.length} injections, and ${FEWEST} are the fewest`);
  return inputs;
}
