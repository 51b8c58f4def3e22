/**
 * The order of the cascade, weakest first. It must be known before the first
 * sheet arrives, since sheets of different screens may come in any order.
 */
export const layerOrder = ['reset', 'base', 'components', 'app'] as const;
