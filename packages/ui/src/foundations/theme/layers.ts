import { globalLayer } from '@vanilla-extract/css';
import { layerOrder } from '@livery/themes/contract';

type LayerName = (typeof layerOrder)[number];

/**
 * The layers of the cascade. A merchant's sheet is in none of them and
 * therefore wins over the base values without any specificity (ADR 3).
 */
export const layers = Object.fromEntries(layerOrder.map((name) => [name, name])) as {
  readonly [Name in LayerName]: Name;
};

/**
 * Writes the order into the sheet of the file that calls. Every sheet says it,
 * because a build may split them and a browser may get any of them first.
 */
export const declareLayers = (): void => {
  for (const name of layerOrder) globalLayer(name);
};
