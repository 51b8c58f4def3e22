import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml, jsonForHtml, type Manifest } from '@livery/themes';
import { codesDataId, type CodesData } from '@livery/themes/contract';
import { codesRecord, framersOf } from '../headers/codes-record.ts';
import { headersFile } from '../headers/headers.ts';
import type { OutputFile } from '@livery/merchants/output-file';

/** Where it lies in a site: no address of the site leads below a dot. */
const folder = '.codes';

/** The page's script, bundled once for all merchants; the same hash needs no second build. */
export async function codesScript(cache: string, hash: string): Promise<OutputFile> {
  const built = join(cache, `codes-${hash}`);
  if (!existsSync(built)) {
    const fresh = `${built}.fresh`;
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh, { recursive: true });
    const [{ build }, { codesBuild }] = await Promise.all([
      import('vite'),
      import('../vite/config.ts'),
    ]);
    await build(codesBuild(fresh));
    await rename(fresh, built);
  }
  const [name = ''] = await readdir(join(built, 'assets'));
  return { path: `assets/${name}`, content: await readFile(join(built, 'assets', name)) };
}

/** The page, as it lies beside the merchant's site. */
export function codesFiles(manifest: Manifest, script: OutputFile): readonly OutputFile[] {
  const { firebase } = manifest;
  const record = codesRecord(manifest);
  if (!firebase || !record) return [];
  const { apiKey, authDomain, projectId, appId, emulator } = firebase;
  const data: CodesData = {
    parents: framersOf(manifest),
    firebase: {
      apiKey,
      authDomain,
      projectId,
      ...(appId === undefined ? {} : { appId }),
      ...(emulator === undefined ? {} : { emulator }),
    },
  };
  const page = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(manifest.name)}</title>`,
    '<style>body { margin: 0 }</style>',
    '</head>',
    '<body>',
    '<div id="captcha"></div>',
    `<script type="application/json" id="${codesDataId}">${jsonForHtml(data)}</script>`,
    `<script type="module" src="${script.path}"></script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return [
    { path: 'index.html', content: page },
    { path: '_headers', content: headersFile(record.headers) },
    script,
  ].map(({ path, content }) => ({ path: `${folder}/${path}`, content }));
}
