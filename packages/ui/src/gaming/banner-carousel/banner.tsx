import type { ComponentProps } from 'react';

import { Emphasis } from '../../foundations/emphasis/emphasis.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Grove } from '../../foundations/scene/drawings/grove.tsx';
import { Pitch } from '../../foundations/scene/drawings/pitch.tsx';
import { Sky } from '../../foundations/scene/drawings/sky.tsx';
import { Wheel } from '../../foundations/scene/wheel.tsx';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import { inMode } from '../../foundations/wordmark/mark.css.ts';
import * as css from './banner.css.ts';

export interface BannerProps extends Omit<ComponentProps<'button'>, 'children'>, RenderProp {
  /** What it is about; over a finished picture it is read out only. */
  title: string;
  /** Part of the title to emphasise. */
  emphasis?: string | undefined;
  /** A few words above the title. */
  eyebrow?: string | undefined;
  /** One line under the title. */
  description?: string | undefined;
  /** What a press does, in two or three words. */
  call?: string | undefined;
  /** One or two covers at the end. */
  covers?: readonly string[];
  /** Where the brand has a drawing for banners, it stands in place of the covers. */
  drawn?: boolean;
  /** A finished picture instead of all this, for each mode. */
  picture?: Readonly<Record<'dark' | 'light', string>>;
  /** The picture has no lettering of its own, and room at its start: the words are shown on it. */
  worded?: boolean;
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
  className,
  ...rest
}: BannerProps) {
  const one = picture && picture.dark === picture.light;
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
        (one ? (['dark'] as const) : (['dark', 'light'] as const)).map((mode) => (
          <img
            key={mode}
            className={cx(css.picture, one ? false : inMode)}
            data-mode={one ? undefined : mode}
            src={picture[mode]}
            alt=""
            draggable={false}
          />
        ))
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
            <span className={css.covers}>
              {covers.slice(0, 2).map((src) => (
                <img
                  key={src}
                  className={css.cover}
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
      <span className={css.words}>
        {eyebrow ? (
          <span className={css.eyebrow}>
            <bdi>{eyebrow}</bdi>
          </span>
        ) : null}
        <span className={css.title}>
          <bdi>
            <Emphasis text={title} word={emphasis} />
          </bdi>
        </span>
        {description ? (
          <span className={css.line}>
            <bdi>{description}</bdi>
          </span>
        ) : null}
        {call ? (
          <span className={css.call}>
            <span className={css.callText}>{call}</span>
            <Icon name="caret" size={16} className={css.caret} />
          </span>
        ) : null}
      </span>
    </AsButton>
  );
}
