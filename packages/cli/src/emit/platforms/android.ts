import type { Hex, TokenValue } from '@livery/themes';
import type { OutputFile } from '@livery/merchants/output-file';
import { formatted, numbersFormat } from './dictionary.ts';
import type { PlatformFiles } from './platform.ts';
import { firstFamilyOnly, pixels, sayable, type ThemeToken } from './theme-tokens.ts';

/** Alpha comes first in a resource. */
const color = (hex: Hex): string => `#${hex.slice(7) || 'ff'}${hex.slice(1, 7)}`;

/** A value as a resource says it; names of families are plain words, as the check has it. */
function textOf({ type, value }: TokenValue, scales: boolean): string {
  switch (type) {
    case 'color':
      return color(value);
    case 'dimension':
      return `${pixels(value)}${scales ? 'sp' : 'dp'}`;
    case 'duration':
    case 'fontWeight':
      return String(Math.round(value));
    case 'number':
      return String(value);
    case 'fontFamily':
      return value[0] ?? '';
    case 'cubicBezier':
    case 'shadow':
    case 'gradient':
      throw new Error(`A resource is no ${type}`);
  }
}

const inMode = (mode: 'dark' | 'light') => (token: ThemeToken) => textOf(token[mode], token.scales);

const kinds = {
  color: 'color',
  dimension: 'dimen',
  duration: 'integer',
  fontWeight: 'integer',
  fontFamily: 'string',
};

const isNumber = ({ type }: ThemeToken): boolean => type === 'number';

/** Resources of one mode, by one of the formats; nothing where there are none. */
async function resourcesOf(
  path: string,
  format: 'android/resources' | typeof numbersFormat,
  { code, mode, tokens }: { code: string; mode: 'dark' | 'light'; tokens: readonly ThemeToken[] },
): Promise<readonly OutputFile[]> {
  if (tokens.length === 0) return [];
  const options = {
    resourceMap: kinds,
    // Two hyphens would end the comment.
    fileHeader: () => [`Written by livery emit ${code.replaceAll(/-{2,}/g, '-')}.`],
  };
  const content = await formatted(tokens, inMode(mode), {
    transforms: ['name/snake'],
    files: [{ destination: path, format, options }],
  });
  return [{ path, content }];
}

const differs = (token: ThemeToken): boolean => inMode('dark')(token) !== inMode('light')(token);

/** Resources of Android: light ones, and for the night those that differ. */
export async function androidFiles(
  code: string,
  tokens: readonly ThemeToken[],
): Promise<PlatformFiles> {
  const { said, leftOut } = sayable('android', tokens, {
    gradient: 'a gradient is a drawable, and its stops are no values',
    shadow: 'a view has a height and no shadow of its own',
    cubicBezier: 'a curve is an interpolator, which is a file of its own',
  });
  const folders = [
    ['values', 'light', said],
    ['values-night', 'dark', said.filter(differs)],
  ] as const;
  const files = await Promise.all(
    folders.flatMap(([folder, mode, list]) => {
      const tokensOf = (wanted: boolean) => list.filter((token) => isNumber(token) === wanted);
      const at = `android/res/${folder}`;
      return [
        resourcesOf(`${at}/livery.xml`, 'android/resources', {
          code,
          mode,
          tokens: tokensOf(false),
        }),
        resourcesOf(`${at}/livery_numbers.xml`, numbersFormat, {
          code,
          mode,
          tokens: tokensOf(true),
        }),
      ];
    }),
  );
  return {
    files: files.flat(),
    leftOut: [...leftOut, ...firstFamilyOnly('android', said)],
  };
}
