import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { OutputFile } from '@livery/merchants/output-file';

const compressible = /\.(html|css|js|json|svg|webmanifest|txt)$/;

const compressed = new Map<string, Uint8Array>();

/** Each text is compressed once, however many merchants share it; what is fetched once and kept, as far as it goes. */
function brotli({ path, content }: OutputFile): Uint8Array {
  const bytes = Buffer.from(content);
  const key = /\/assets\/|^assets\//.test(path) ? path : '';
  const known = key ? compressed.get(key) : undefined;
  if (known) return known;
  const quality = key ? constants.BROTLI_MAX_QUALITY : 9;
  const packed = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  });
  if (key) compressed.set(key, packed);
  return packed;
}

/** Each text with itself packed beside it. */
export async function writeFiles(folder: string, files: readonly OutputFile[]): Promise<void> {
  for (const file of files) {
    const path = join(folder, file.path);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.content);
    if (compressible.test(path)) await writeFile(`${path}.br`, brotli(file));
  }
}
