import { inMode } from '../../foundations/wordmark/mark.css.ts';
import { cx } from '../../util/cx.ts';
import * as css from './banner.css.ts';

export interface BannerPictureProps {
  /** The finished picture, for each mode. */
  picture: Readonly<Record<'dark' | 'light', string>>;
  /** It is the largest thing on a page that has just begun. */
  first?: boolean;
}

/** One image where the picture is the same in both modes; of two the hidden one is never fetched. */
export function BannerPicture({ picture, first = false }: BannerPictureProps) {
  const one = picture.dark === picture.light;
  return (one ? (['dark'] as const) : (['dark', 'light'] as const)).map((mode) => (
    <img
      key={mode}
      className={cx(css.picture, one ? false : inMode)}
      data-mode={one ? undefined : mode}
      src={picture[mode]}
      alt=""
      fetchPriority={first && one ? 'high' : undefined}
      draggable={false}
    />
  ));
}
