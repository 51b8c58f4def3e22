import { cssOf } from '../contract/css.ts';
import { modes, type Mode } from '../contract/token.ts';
import { tokenByPath } from '../contract/tree.ts';
import type { TokenValue } from '../contract/value.ts';
import type { Merchant } from '../merchant.ts';
import { dtcgTree } from './dtcg-tree.ts';

/**
 * The merchant's tokens for other tools: a resolver document of the design
 * tokens format, with what both modes share as a set and the mode as a modifier.
 * Every value is resolved, so that nothing of ours is needed to read it.
 */
export function resolverDocument({ manifest, template, themes }: Merchant): object {
  const valueIn = (mode: Mode, path: string): TokenValue | undefined =>
    themes[mode].get(path)?.value;
  const isShared = (path: string): boolean => {
    const [dark, light] = modes.map((mode) => valueIn(mode, path));
    return dark !== undefined && light !== undefined && cssOf(dark) === cssOf(light);
  };
  const tree = (mode: Mode, shared: boolean): object =>
    dtcgTree(
      [...tokenByPath].flatMap(([path, { role }]) => {
        const value = valueIn(mode, path);
        return value && isShared(path) === shared ? [[path, value, role] as const] : [];
      }),
    );
  return {
    name: manifest.name,
    version: '2025.10',
    description: `Design tokens of ${manifest.name}.`,
    sets: {
      shared: { description: 'What both modes share.', sources: [tree('dark', true)] },
    },
    modifiers: {
      theme: {
        description: 'The mode.',
        default: template.defaultTheme,
        contexts: { dark: [tree('dark', false)], light: [tree('light', false)] },
      },
    },
    resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/theme' }],
  };
}
