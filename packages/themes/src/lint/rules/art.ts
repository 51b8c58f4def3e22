import { contrast } from '../../color/contrast.ts';
import { mixed, over } from '../../color/convert.ts';
import type { Mode } from '../../contract/token.ts';
import type { Hex } from '../../contract/value.ts';
import { wordsVeil } from '../../contract/veil.ts';
import type { ResolvedTheme } from '../../resolve/resolve.ts';
import type { LogoPalette } from './logo.ts';

export interface ArtFault {
  readonly code: 'art.words' | 'art.illegible';
  readonly message: string;
  readonly hint: string;
}

const colorAt = (theme: ResolvedTheme, path: string): Hex => {
  const value = theme.get(path)?.value;
  return value?.type === 'color' ? value.value : '#000000';
};

const words = ['color.scene.text', 'color.scene.soft', 'color.scene.accent'] as const;
const readable = 4.5;

/** Words may lie on any part of a picture, so the worst of its samples decides. */
export function wordsOverArt(
  samples: readonly Hex[],
  theme: ResolvedTheme,
  mode: Mode,
): ArtFault | undefined {
  const ground = colorAt(theme, 'color.scene.ground');
  const veiled = [
    ...new Set(samples.map((sample) => mixed(over(sample, ground), ground, wordsVeil))),
  ];
  const [worst] = words
    .flatMap((token) =>
      veiled.map((under) => ({ token, under, ratio: contrast(colorAt(theme, token), under) })),
    )
    .toSorted((one, other) => one.ratio - other.ratio);
  if (!worst || worst.ratio >= readable) return undefined;
  return {
    code: 'art.words',
    message: `Words cannot be read over it in ${mode} mode: "${worst.token}" reaches ${worst.ratio.toFixed(2)} of ${readable} where the picture, with its veil, is ${worst.under}.`,
    hint: `Bring that part of the picture nearer to "color.scene.ground" (${ground}), or give a picture for each mode.`,
  };
}

const seenFrom = 3;
const mostOf = 0.5;

/** A logo in which a name is lettered has to be seen on cards and on the page. */
export function logoOnPage(
  palette: LogoPalette,
  theme: ResolvedTheme,
  mode: Mode,
): ArtFault | undefined {
  const page = colorAt(theme, 'color.surface.page');
  for (const token of ['color.surface.raised', 'color.surface.page']) {
    const ground = over(colorAt(theme, token), page);
    const share = palette
      .filter(({ color }) => contrast(over(color, ground), ground) >= seenFrom)
      .reduce((sum, one) => sum + one.share, 0);
    if (share >= mostOf) continue;
    return {
      code: 'art.illegible',
      message: `It can hardly be seen in ${mode} mode: ${Math.floor(share * 100)} % of it reaches ${seenFrom}:1 on "${token}" (${ground}); ${mostOf * 100} % should.`,
      hint: 'Give a file for each mode.',
    };
  }
  return undefined;
}
