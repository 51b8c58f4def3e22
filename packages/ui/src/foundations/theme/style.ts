import { style, type StyleRule } from '@vanilla-extract/css';

import { declareLayers, layers } from './layers.ts';

export type LayerRule = Omit<StyleRule, '@layer'>;

const inLayer =
  (layer: string) =>
  (rule: LayerRule, ...mixins: readonly string[]): string => {
    declareLayers();
    return style([...mixins, { '@layer': { [layer]: rule } }]);
  };

/** A class of a component; mixins are classes that it takes along. */
export const component = inLayer(layers.components);

/** A class of a screen: it wins over the components it places. */
export const screen = inLayer(layers.app);
