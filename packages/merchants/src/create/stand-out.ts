import { contrast, type Merchant } from '@livery/themes';
import { modes } from '@livery/themes/contract';

/** Under this a fill and the page around it look like one surface. No rule asks for it, an eye does. */
const seen = 1.5;

/** Lettering on a black button in a dark page reads well, and the button is hard to find: that is said, not mended. */
export function standOutNotes({ themes }: Pick<Merchant, 'themes'>): string[] {
  const lost = modes.flatMap((mode) => {
    const [fill, page] = ['color.action.rest', 'color.surface.page'].map(
      (path) => themes[mode].get(path)?.value,
    );
    if (fill?.type !== 'color' || page?.type !== 'color') return [];
    const ratio = contrast(fill.value, page.value);
    return ratio < seen ? [{ mode, ratio, color: fill.value }] : [];
  });
  const [one] = lost;
  if (!one) return [];
  const other = one.mode === 'dark' ? 'a lighter' : 'a darker';
  return [
    `The main button (${one.color}) hardly stands out from the page in ${lost.map(({ mode }) => mode).join(' and ')} mode: ${one.ratio.toFixed(2)} to 1. Give "action" ${other} colour there: "color": { "dark": "#…", "light": "#…" }.`,
  ];
}
