import type { ComponentProps } from 'react';

import { Grove } from '../../foundations/scene/drawings/grove.tsx';
import { Pitch } from '../../foundations/scene/drawings/pitch.tsx';
import { Sky } from '../../foundations/scene/drawings/sky.tsx';
import { Wheel } from '../../foundations/scene/wheel.tsx';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import { BannerPicture, type BannerPictureProps } from './banner-picture.tsx';
import { BannerWords, type BannerWordsProps } from './banner-words.tsx';
import * as art from './covers.css.ts';
import * as css from './banner.css.ts';

export interface BannerProps
  extends
    Omit<ComponentProps<'button'>, 'children' | keyof BannerWordsProps>,
    RenderProp,
    BannerWordsProps {
  /** One or two covers at the end. */
  covers?: readonly string[];
  /** Where the brand has a drawing for banners, it stands in place of the covers. */
  drawn?: boolean;
  /** A finished picture instead of all this, for each mode. */
  picture?: BannerPictureProps['picture'];
  /** The picture has no lettering of its own: the words stand beside it, on the brand's ground. */
  worded?: boolean;
  /** In sight at once: its picture comes before others. */
  first?: boolean;
}

const none: readonly string[] = [];

/** A banner: words on the brand's own stage, or a finished picture. All of it is one target. */
export function Banner({
  title,
  emphasis,
  eyebrow,
  description,
  call,
  covers = none,
  drawn,
  picture,
  worded,
  first = false,
  className,
  ...rest
}: BannerProps) {
  return (
    <AsButton
      {...rest}
      className={cx(css.banner, className)}
      data-size="home"
      data-drawn={drawn ? '' : undefined}
      data-picture={picture ? '' : undefined}
      data-worded={picture && worded ? '' : undefined}
    >
      {picture ? (
        <BannerPicture picture={picture} first={first} />
      ) : (
        <>
          <Sky />
          {drawn ? (
            <>
              <Wheel />
              <Grove />
              <Pitch />
            </>
          ) : null}
          {covers.length > 0 ? (
            <span className={art.covers}>
              {covers.slice(0, 2).map((src) => (
                <img
                  key={src}
                  className={art.cover}
                  src={src}
                  alt=""
                  width={90}
                  height={120}
                  draggable={false}
                />
              ))}
            </span>
          ) : null}
        </>
      )}
      <BannerWords
        title={title}
        emphasis={emphasis}
        eyebrow={eyebrow}
        description={description}
        call={call}
      />
    </AsButton>
  );
}
