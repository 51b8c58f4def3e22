import type { BrandArt } from '@livery/themes/contract';
import { createContext, use, type ReactNode } from 'react';

const none: BrandArt = {};
const ArtContext = createContext<BrandArt>(none);

export interface ArtProviderProps {
  /** Pictures of the brand's own; nothing where it brings none. */
  art?: BrandArt | undefined;
  /** Everything that shows them. */
  children?: ReactNode;
}

/** Says once which pictures the brand brings. Parts that find none draw theirs. */
export function ArtProvider({ art = none, children }: ArtProviderProps) {
  return <ArtContext value={art}>{children}</ArtContext>;
}

export const useArt = (): BrandArt => use(ArtContext);
