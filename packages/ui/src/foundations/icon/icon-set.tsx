import { createContext, use, type ReactNode } from 'react';

import type { IconSet } from './names.ts';

const IconSetContext = createContext<IconSet | undefined>(undefined);

export interface IconSetProviderProps {
  /** `duotone`, `fill` or `light`, imported by itself so that a bundle holds one set. */
  set: IconSet;
  /** Everything that draws its icons from the set. */
  children?: ReactNode;
}

export function IconSetProvider({ set, children }: IconSetProviderProps) {
  return <IconSetContext value={set}>{children}</IconSetContext>;
}

export const useIconSet = (): IconSet | undefined => use(IconSetContext);
