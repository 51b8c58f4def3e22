import type { BrandArt } from '@livery/themes/contract';
import { createContext, use, type ReactNode } from 'react';

const none: BrandArt = {};
const ArtContext = createContext<BrandArt>(none);
const DrawingContext = createContext<ReactNode>(undefined);

export interface ArtProviderProps {
  /** Pictures of the brand's own; nothing where it brings none. */
  art?: BrandArt | undefined;
  /** What the brand's backdrop draws where it brings no picture; of `@livery/ui/scene/*`, so that a bundle holds one. */
  drawing?: ReactNode;
  /** Everything that shows them. */
  children?: ReactNode;
}

/** Says once which pictures the brand brings. Parts that find none draw theirs. */
export function ArtProvider({ art = none, drawing, children }: ArtProviderProps) {
  return (
    <ArtContext value={art}>
      <DrawingContext value={drawing}>{children}</DrawingContext>
    </ArtContext>
  );
}

export const useArt = (): BrandArt => use(ArtContext);

export const useDrawing = (): ReactNode => use(DrawingContext);
