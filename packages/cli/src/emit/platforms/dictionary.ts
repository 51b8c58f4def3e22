import type StyleDictionary from 'style-dictionary';
import type { Config, FormatFn, PlatformConfig } from 'style-dictionary/types';
import type { ThemeToken } from './theme-tokens.ts';

type Group = { [name: string]: unknown };

/** Tokens as Style Dictionary takes them, each with the text that its platform will have. */
function treeOf(tokens: readonly ThemeToken[], textOf: (token: ThemeToken) => string): Group {
  const root: Group = {};
  for (const token of tokens) {
    const names = token.path.split('.');
    const last = names.pop() ?? token.path;
    let group = root;
    for (const name of names) group = (group[name] ??= {}) as Group;
    group[last] = {
      $type: token.type,
      $value: textOf(token),
      $description: token.role.replaceAll('--', '–'),
    };
  }
  return root;
}

/** Numbers without a unit are items of the kind that measures are; Style Dictionary has no such format. */
export const numbersFormat = 'livery/numbers';
const numbers: FormatFn = ({ dictionary, options }) => {
  const [header = ''] = (options['fileHeader'] as () => string[])();
  const items = dictionary.allTokens.map(
    ({ name, $value }) =>
      `  <item name="${name}" format="float" type="dimen">${String($value)}</item>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<!-- ${header} -->`,
    '<resources>',
    ...items,
    '</resources>',
  ].join('\n');
};

/** It is large, so only whoever asks for a platform waits for it. */
const load = async (): Promise<typeof StyleDictionary> =>
  (await import('style-dictionary')).default;

/** One file by one of Style Dictionary’s formats, from values that are text already. */
export async function formatted(
  tokens: readonly ThemeToken[],
  textOf: (token: ThemeToken) => string,
  platform: PlatformConfig,
): Promise<string> {
  const Dictionary = await load();
  const config: Config = {
    tokens: treeOf(tokens, textOf) as NonNullable<Config['tokens']>,
    usesDtcg: true,
    log: { verbosity: 'silent', warnings: 'disabled', errors: { brokenReferences: 'throw' } },
    hooks: { formats: { [numbersFormat]: numbers } },
    platforms: { all: platform },
  };
  const [file] = await new Dictionary(config).formatPlatform('all');
  if (typeof file?.output !== 'string') throw new Error('Style Dictionary wrote nothing');
  return `${file.output.trim()}\n`;
}
