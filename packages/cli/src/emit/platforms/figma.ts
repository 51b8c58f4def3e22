import { bytesOf, type Hex, type TokenValue } from '@livery/themes';
import { modes } from '@livery/themes/contract';
import type { PlatformFiles } from './platform.ts';
import { figure, firstFamilyOnly, pixels, sayable, type ThemeToken } from './theme-tokens.ts';

type FigmaValue = number | string | { r: number; g: number; b: number; a: number };

const part = (byte: number): number => figure(byte / 255);

const color = (hex: Hex): FigmaValue => {
  const [r, g, b, a] = bytesOf(hex);
  return { r: part(r), g: part(g), b: part(b), a: part(a) };
};

/** A value as a variable of Figma has it; it knows colours, figures and words. */
function variable({
  type,
  value,
}: TokenValue): readonly ['COLOR' | 'FLOAT' | 'STRING', FigmaValue] {
  switch (type) {
    case 'color':
      return ['COLOR', color(value)];
    case 'dimension':
      return ['FLOAT', pixels(value)];
    case 'duration':
    case 'number':
    case 'fontWeight':
      return ['FLOAT', value];
    case 'fontFamily':
      return ['STRING', value[0] ?? ''];
    case 'cubicBezier':
    case 'shadow':
    case 'gradient':
      throw new Error(`A variable of Figma is no ${type}`);
  }
}

const collection = 'livery';

/** Figma groups by slashes, and takes no dots. */
const idOf = ({ path }: ThemeToken): string => path.replaceAll('.', '/');

/** A body for Figma’s REST API: a collection of variables with a mode for each of ours. */
export function figmaFiles(
  { name, firstMode }: { name: string; firstMode: (typeof modes)[number] },
  tokens: readonly ThemeToken[],
): PlatformFiles {
  const { said, leftOut } = sayable('figma', tokens, {
    gradient: 'a variable is one colour, a gradient is a style',
    shadow: 'a shadow is an effect style, and no variable',
    cubicBezier: 'Figma has no variable for a curve',
  });
  const body = {
    variableCollections: [{ action: 'CREATE', id: collection, name, initialModeId: firstMode }],
    variableModes: modes.map((mode) => ({
      action: mode === firstMode ? 'UPDATE' : 'CREATE',
      id: mode,
      name: mode === 'dark' ? 'Dark' : 'Light',
      variableCollectionId: collection,
    })),
    variables: said.map((token) => ({
      action: 'CREATE',
      id: idOf(token),
      name: idOf(token),
      variableCollectionId: collection,
      resolvedType: variable(token.dark)[0],
      description: token.role,
      codeSyntax: { WEB: `var(${token.property})` },
    })),
    variableModeValues: said.flatMap((token) =>
      modes.map((mode) => ({
        variableId: idOf(token),
        modeId: mode,
        value: variable(token[mode])[1],
      })),
    ),
  };
  const content = `${JSON.stringify(body, null, 2)}\n`;
  return {
    files: [{ path: 'figma/variables.json', content }],
    leftOut: [...leftOut, ...firstFamilyOnly('figma', said)],
  };
}
