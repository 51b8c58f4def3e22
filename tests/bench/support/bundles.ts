import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

const ui = join(import.meta.dirname, '../../../packages/ui');

export interface Weight {
  readonly script: number;
  readonly style: number;
  /** The sheet itself. */
  readonly sheet: string;
}

export const brotli = (text: string): number => (text === '' ? 0 : brotliCompressSync(text).length);

/** Bytes of brotli that a page pays for some of the components, React left out. */
export async function weigh(names: readonly string[]): Promise<Weight> {
  const place = await mkdtemp(join(ui, 'node_modules/.weigh-'));
  try {
    const entry = join(place, 'entry.ts');
    const lines = names.map((name) => `export * from '@livery/ui/${name}';`);
    await writeFile(entry, lines.join('\n'));
    const result = await build({
      root: ui,
      configFile: false,
      logLevel: 'error',
      plugins: [vanillaExtractPlugin()],
      build: {
        write: false,
        minify: true,
        cssCodeSplit: false,
        lib: { entry, formats: ['es'], fileName: 'entry' },
        rolldownOptions: { external: [/^react(-dom)?($|\/)/] },
      },
    });
    const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
      'output' in one ? one.output : [],
    );
    let script = '';
    let style = '';
    for (const file of outputs) {
      if (file.type === 'chunk') script += file.code;
      else if (file.fileName.endsWith('.css')) style += String(file.source);
    }
    return { script: brotli(script), style: brotli(style), sheet: style };
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
