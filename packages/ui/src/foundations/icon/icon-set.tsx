import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';

import type { Glyph, IconName, IconSet } from './names.ts';

/** Glyphs that are not there all at once: who draws one that comes later is told. */
export interface IconSource {
  get(): Partial<IconSet>;
  subscribe(listener: () => void): () => void;
}

const always = (set: Partial<IconSet>): IconSource => ({
  get: () => set,
  subscribe: () => () => {},
});

const IconSetContext = createContext<IconSource>(always({}));

export interface IconSetProviderProps {
  /** `duotone`, `fill` or `light`, imported by itself so that a bundle holds one set; or where its glyphs come from. */
  set: IconSet | IconSource;
  /** Everything that draws its icons from the set. */
  children?: ReactNode;
}

export function IconSetProvider({ set, children }: IconSetProviderProps) {
  const source = useMemo(() => ('subscribe' in set ? set : always(set)), [set]);
  return <IconSetContext value={source}>{children}</IconSetContext>;
}

/** Nothing while a glyph is not there. */
export function useGlyph(name: IconName): Glyph | undefined {
  const { get, subscribe } = use(IconSetContext);
  const find = (): Glyph | undefined => get()[name];
  return useSyncExternalStore(subscribe, find, find);
}
