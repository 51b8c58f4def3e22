import { defineConfig, Logger, parse, type ParseResult } from '@terrazzo/parser';

const cwd = new URL('file:///');
const config = defineConfig({ lint: { rules: {} } }, { cwd });

/** A file as the other reader sees it; whatever it complains about is thrown. */
export const readByTerrazzo = (
  file: string,
  src: string,
  resolveAliases = true,
): Promise<ParseResult> =>
  parse([{ filename: new URL(file, cwd), src }], {
    config,
    logger: new Logger({ level: 'silent' }),
    resolveAliases,
    skipLint: true,
  });
