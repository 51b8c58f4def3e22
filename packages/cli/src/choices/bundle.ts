import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sourceHash } from '@livery/build/bundle/bundle';
import { workspace } from '@livery/merchants/paths';

/** What every page of pictures is made of, whoever's brand is on it. */
export interface ChoicesBundle {
  readonly script: string;
  readonly style: string;
  /** Pictures of the demo catalogue by their names, as addresses. */
  readonly catalogue: Readonly<Record<string, string>>;
}

/** Covers, marks and lettering that the pieces show; `app/src/choices/samples.ts` names them. */
export const catalogueNames: readonly string[] = [
  ...[
    'lion-kingdom',
    'riviera-wheel',
    'kraken-harvest',
    'moon-orchard',
    'dragon-festival',
    'striker-series',
  ].map((slug) => `covers/${slug}`),
  ...['EMW', 'QFX', 'MNL', 'TDH', 'SFK', 'KRK'].flatMap((code) => [
    `vendors/${code}`,
    `logos/${code}`,
  ]),
];

const drawing = promisify(execFile);

/** Drawn by a process of its own, as all pictures of the catalogue are: the commands know no drawings. */
async function drawCatalogue(): Promise<string> {
  const program = join(workspace, 'packages/art/src/print.ts');
  const { stdout } = await drawing(process.execPath, [program, ...catalogueNames], {
    maxBuffer: 16_000_000,
  });
  return stdout;
}

async function built(folder: string): Promise<void> {
  const fresh = `${folder}.${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const [{ build }, { choicesBuild, closeStyles }] = await Promise.all([
    import('vite'),
    import('@livery/build/vite/config'),
  ]);
  try {
    await build(choicesBuild(fresh));
  } finally {
    await closeStyles();
  }
  await writeFile(join(fresh, 'catalogue.json'), await drawCatalogue());
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
}

const address = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

async function readBundle(folder: string): Promise<ChoicesBundle> {
  const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
  const drawings = JSON.parse(await read('catalogue.json')) as Record<string, string>;
  return {
    script: await read('choices.js'),
    style: await read('choices.css'),
    catalogue: Object.fromEntries(
      Object.entries(drawings).map(([name, svg]) => [name, address(svg)]),
    ),
  };
}

let making: Promise<ChoicesBundle> | undefined;

async function make(say: (line: string) => void): Promise<ChoicesBundle> {
  const folder = join(workspace, 'dist/choices', await sourceHash());
  if (!existsSync(folder)) {
    say('Putting the pictures together: once for all merchants');
    await rm(join(workspace, 'dist/choices'), { recursive: true, force: true });
    await built(folder);
  }
  return readBundle(folder);
}

/** The bundle from before, or a new one where a source changed since; two that ask at once wait for the same. */
export function choicesBundle(say: (line: string) => void): Promise<ChoicesBundle> {
  making ??= make(say).finally(() => {
    making = undefined;
  });
  return making;
}
