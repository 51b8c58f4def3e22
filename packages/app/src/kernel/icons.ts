import { readGlyphs, type IconSet } from '@livery/ui/icon';
import { signal } from '@livery/web/store/signal';

/** The brand's icons, as far as they are there. */
export const icons = signal<Partial<IconSet>>({});

/** What the build drew has its glyphs in it. */
export const keepDrawnIcons = (page: ParentNode): void => icons.set(readGlyphs(page));

/** All others; one that stands in the page already is not drawn anew. */
export async function fetchIcons(load: () => Promise<IconSet>): Promise<void> {
  icons.set({ ...(await load()), ...icons.get() });
}
