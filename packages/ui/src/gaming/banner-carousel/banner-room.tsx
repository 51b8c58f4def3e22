import type { ComponentProps } from 'react';

import { inMode } from '../../foundations/wordmark/mark.css.ts';
import { cx } from '../../util/cx.ts';
import * as banner from './banner.css.ts';
import * as css from './banner-carousel.css.ts';

export interface BannerRoomProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The finished picture of the first banner, for each mode. */
  picture: Readonly<Record<'dark' | 'light', string>>;
  /** The picture has no lettering of its own, and room at its start. */
  worded?: boolean;
  /** It is the only one: no other shows behind it. */
  alone?: boolean;
}

/** The first picture of a carousel, in its place before the carousel is there. */
export function BannerRoom({
  picture,
  worded = false,
  alone = false,
  className,
  ...rest
}: BannerRoomProps) {
  const one = picture.dark === picture.light;
  return (
    <div {...rest} className={cx(css.carousel, className)}>
      <div className={css.track}>
        <div className={css.slide}>
          <div
            className={banner.banner}
            data-size="home"
            data-picture=""
            data-worded={worded ? '' : undefined}
          >
            {(one ? (['dark'] as const) : (['dark', 'light'] as const)).map((mode) => (
              <img
                key={mode}
                className={cx(banner.picture, one ? false : inMode)}
                data-mode={one ? undefined : mode}
                src={picture[mode]}
                alt=""
                fetchPriority={one ? 'high' : undefined}
                draggable={false}
              />
            ))}
          </div>
        </div>
        {alone ? null : <div className={css.slide} />}
      </div>
      {alone ? null : <div className={css.foot} />}
    </div>
  );
}
