import { join } from 'node:path';
import { build } from 'vite';
import { brotli } from './bundles.ts';

const rivals = join(import.meta.dirname, '../rivals');

/**
 * Bytes of brotli that the usual libraries weigh, built as the app is. It does
 * without one of them (ADR 92); the measure stays, so that it can be followed.
 */
export async function weighLibraries(): Promise<number> {
  const result = await build({
    root: rivals,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: join(rivals, 'libraries.ts') },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  return outputs.reduce((sum, file) => sum + (file.type === 'chunk' ? brotli(file.code) : 0), 0);
}
