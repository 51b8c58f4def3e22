import { colorTokens, gradientTokens } from './color.ts';
import { elevationTokens, motionTokens } from './depth.ts';
import {
  borderTokens,
  cutTokens,
  effectTokens,
  radiusTokens,
  sizeTokens,
  spaceTokens,
} from './shape.ts';
import { typeTokens } from './type.ts';

/** Every public token, as a tree. Names, types, roles and base values all come from here. */
export const tokens = {
  color: colorTokens,
  gradient: gradientTokens,
  type: typeTokens,
  radius: radiusTokens,
  cut: cutTokens,
  border: borderTokens,
  space: spaceTokens,
  size: sizeTokens,
  effect: effectTokens,
  elevation: elevationTokens,
  motion: motionTokens,
} as const;

export type Tokens = typeof tokens;
