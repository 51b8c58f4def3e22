import { globalLayer } from '@vanilla-extract/css';

/**
 * The order of the cascade, weakest first. A merchant's sheet is in no layer
 * and therefore wins over the base values without any specificity.
 */
export const layers = {
  reset: 'reset',
  base: 'base',
  components: 'components',
  app: 'app',
} as const;

/**
 * Writes the order into the sheet of the file that calls. Every sheet says it,
 * because a build may split them and a browser may get any of them first.
 */
export const declareLayers = (): void => {
  for (const name of Object.values(layers)) globalLayer(name);
};
