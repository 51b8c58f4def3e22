import { defineConfig, Logger, parse } from '@terrazzo/parser';
import StyleDictionary from 'style-dictionary';
import {
  fileToken,
  fileTree,
  type FileTree,
} from '../../../packages/themes/src/testing/conformance/tree.ts';
import { modes, type Mode } from '../../../packages/themes/src/contract/index.ts';
import type { Merchant } from '../../../packages/themes/src/index.ts';

/** What the other engines are given: the tokens as ours resolved them, nothing left to grow or check. */
export type Resolved = Readonly<Record<Mode, FileTree>>;

export function resolvedTokens({ themes }: Merchant): Resolved {
  const tree = (mode: Mode): FileTree =>
    fileTree([...themes[mode]].map(([path, { value }]) => [path, fileToken(value)]));
  return { dark: tree('dark'), light: tree('light') };
}

/** Style Dictionary: a tree to a sheet of custom properties, for each mode. */
export async function styleDictionary(tokens: Resolved): Promise<number> {
  let written = 0;
  for (const mode of modes) {
    const dictionary = new StyleDictionary({
      tokens: tokens[mode] as never,
      usesDtcg: true,
      log: { verbosity: 'silent', warnings: 'disabled' },
      platforms: {
        css: {
          transformGroup: 'css',
          files: [{ destination: `${mode}.css`, format: 'css/variables' }],
        },
      },
    });
    const [file] = (await dictionary.formatPlatform('css')) as { output?: string }[];
    written += file?.output?.length ?? 0;
  }
  if (written === 0) throw new Error('Style Dictionary wrote nothing');
  return written;
}

const cwd = new URL('file:///');
const config = defineConfig({ lint: { rules: {} } }, { cwd });

/** The text of a resolver file: both modes of one merchant. */
export const resolverText = (tokens: Resolved): string =>
  JSON.stringify({
    name: 'merchant',
    version: '2025.10',
    modifiers: {
      mode: { contexts: { dark: [tokens.dark], light: [tokens.light] }, default: 'dark' },
    },
    resolutionOrder: [{ $ref: '#/modifiers/mode' }],
  });

/** Terrazzo: the text of a resolver file to the tokens of both modes; no sheet is written. */
export async function terrazzo(src: string): Promise<number> {
  const { resolver } = await parse([{ filename: new URL('merchant.resolver.json', cwd), src }], {
    config,
    logger: new Logger({ level: 'silent' }),
    skipLint: true,
  });
  const count = modes.reduce((sum, mode) => sum + Object.keys(resolver.apply({ mode })).length, 0);
  if (count === 0) throw new Error('Terrazzo read nothing');
  return count;
}
