import type { ComponentProps } from 'react';

import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import { BannerPicture, type BannerPictureProps } from './banner-picture.tsx';
import { BannerWords } from './banner-words.tsx';
import * as banner from './banner.css.ts';
import * as css from './banner-carousel.css.ts';

export interface BannerRoomProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title'>, RenderProp {
  /** What the first banner is about; over a finished picture it is read out only. */
  title: string;
  /** One line under the title. */
  description?: string | undefined;
  /** What a press does, in two or three words. */
  call?: string | undefined;
  /** The finished picture of the first banner, for each mode. */
  picture: BannerPictureProps['picture'];
  /** The picture has no lettering of its own: the words stand beside it, on the brand's ground. */
  worded?: boolean;
  /** It is the only one: no other shows behind it. */
  alone?: boolean;
}

/** The first banner of a carousel, in its place before the carousel is there. It can be pressed. */
export function BannerRoom({
  title,
  description,
  call,
  picture,
  worded = false,
  alone = false,
  render,
  className,
  ...rest
}: BannerRoomProps) {
  return (
    <div {...rest} className={cx(css.carousel, className)}>
      <div className={css.track}>
        <div className={css.slide}>
          <AsButton
            render={render}
            className={banner.banner}
            data-size="home"
            data-picture=""
            data-worded={worded ? '' : undefined}
          >
            <BannerPicture picture={picture} first />
            <BannerWords title={title} description={description} call={call} />
          </AsButton>
        </div>
        {alone ? null : <div className={css.slide} />}
      </div>
      {alone ? null : <div className={css.foot} />}
    </div>
  );
}
