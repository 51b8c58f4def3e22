import { contrast, hexOf, lch, type Hex, type Merchant } from '@livery/themes';
import { modes, type Mode } from '@livery/themes/contract';

/** What the pictures of a merchant are painted with. */
export interface BrandColors {
  /** The brand's own colour, as its buttons have it. */
  readonly fill: Hex;
  /** A little light on it. */
  readonly high: Hex;
  readonly on: Hex;
  /** The quieter second tone on the fill. */
  readonly onSoft: Hex;
  /** The page, its depth and its text, in the mode of a first visit. */
  readonly ground: Hex;
  readonly deep: Hex;
  readonly text: Hex;
  /** The fill would be lost in the header of a mode: it needs an edge. */
  readonly melts: boolean;
}

const lost = 1.5;

const colorIn = ({ themes }: Merchant, mode: Mode, path: string): Hex => {
  const value = themes[mode].get(path)?.value;
  return value?.type === 'color' ? (value.value.slice(0, 7) as Hex) : '#000000';
};

const mix = (a: Hex, b: Hex, share: number): Hex => {
  const part = (at: number): number =>
    Math.round(
      Number.parseInt(a.slice(at, at + 2), 16) * share +
        Number.parseInt(b.slice(at, at + 2), 16) * (1 - share),
    );
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`;
};

/** From the resolved theme, so that pictures and page agree. */
export function brandColors(merchant: Merchant): BrandColors {
  const mode = merchant.template.defaultTheme;
  const fill = colorIn(merchant, mode, 'color.action.rest');
  const on = colorIn(merchant, mode, 'color.action.on');
  const ground = colorIn(merchant, mode, 'color.surface.page');
  const own = lch(fill);
  const [page, raised] = [lch(ground), lch(colorIn(merchant, mode, 'color.surface.strong'))];
  return {
    fill,
    // Away from the letter, so that light never costs it contrast.
    high: hexOf({
      l: Math.min(
        0.99,
        Math.max(
          0.06,
          own.l + (contrast(fill, '#ffffff') > contrast(fill, '#000000') ? -0.07 : 0.07),
        ),
      ),
      c: own.c,
      h: own.h + (own.c > 0.02 ? 14 : 0),
    }),
    on,
    onSoft: mix(on, fill, 0.55),
    ground,
    deep: hexOf({
      ...raised,
      l: (page.l + raised.l) / 2,
      c: Math.max(raised.c, Math.min(own.c, 0.06)),
      h: own.h,
    }),
    text: colorIn(merchant, mode, 'color.text.strong'),
    melts: modes.some((one) => contrast(fill, colorIn(merchant, one, 'color.surface.page')) < lost),
  };
}
