/**
 * The order of the cascade, weakest first. It must be known before the first
 * sheet arrives, since sheets of different screens may come in any
 * order (ADR 3).
 */
export const layerOrder = ['reset', 'base', 'components', 'app'] as const;
