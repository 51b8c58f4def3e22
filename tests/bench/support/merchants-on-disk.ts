import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { merchantCodes } from './merchant-files.ts';

const merchants = join(import.meta.dirname, '../../../merchants');

/** Copies of the demos in a folder, each with a code, a name and a host of its own; with fonts and pictures. */
export async function layMerchants(folder: string, count: number): Promise<readonly string[]> {
  const demos = merchantCodes();
  await mkdir(folder, { recursive: true });
  await cp(join(merchants, '_families'), join(folder, '_families'), { recursive: true });
  const codes: string[] = [];
  for (let index = 0; index < count; index++) {
    const demo = demos[index % demos.length] ?? '';
    const code = `${demo}-${String(index).padStart(3, '0')}`;
    const to = join(folder, code);
    await cp(join(merchants, demo), to, { recursive: true });
    const manifest = join(to, 'manifest.jsonc');
    const text = await readFile(manifest, 'utf8');
    await writeFile(
      manifest,
      text
        .replace(`"code": "${demo}"`, `"code": "${code}"`)
        .replaceAll(`"${demo}.localhost"`, `"${code}.localhost"`)
        .replaceAll(/"codes": "[^"]*",?/g, ''),
    );
    codes.push(code);
  }
  return codes;
}
