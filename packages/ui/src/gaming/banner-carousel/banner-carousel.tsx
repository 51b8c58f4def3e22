import { Children, useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { useLabels } from '../../foundations/labels/labels-provider.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { useHold } from '../../util/use-hold.ts';
import { useCarousel } from './use-carousel.ts';
import * as css from './banner-carousel.css.ts';

export interface BannerCarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the banners are about. */
  label: string;
  /** `Banner`s. A single one rests: nothing moves and there is no pager. */
  children: ReactNode;
  /** Stops the change of banners. */
  pauseLabel?: string | undefined;
  /** Lets them change again. */
  resumeLabel?: string | undefined;
  /** Says which of how many stands in front. */
  placeLabel: (place: number, count: number) => string;
  /** Writes a figure of the pager, as the language does. */
  figure?: (value: number) => string;
  /** Names the dot that brings one of them to the front; places count from 1. */
  pagerLabel: (place: number) => string;
}

/** Copies behind the last, so that the way from it to the first leads on. One more stands in front. */
const copies = 2;

/** Banners, one after another, for ever; they wait while somebody looks closer. */
export function BannerCarousel({
  label,
  children,
  pauseLabel,
  resumeLabel,
  placeLabel,
  pagerLabel,
  figure = String,
  className,
  ref,
  ...rest
}: BannerCarouselProps) {
  const word = useLabels();
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const slides = Children.toArray(children);
  const count = slides.length;
  const { place, ahead, behind, show } = useCarousel(track, count, !paused && !held);
  useHold(root, setHeld);

  return (
    <section
      {...rest}
      ref={useMergedRef(root, ref)}
      className={cx(css.carousel, className)}
      aria-label={label}
    >
      <ul ref={track} className={css.track}>
        {ahead > 0 ? (
          <li className={css.slide} inert aria-hidden="true">
            {slides.at(-1)}
          </li>
        ) : null}
        {Children.map(slides, (slide) => (
          <li className={css.slide}>{slide}</li>
        ))}
        {count > 1 && behind
          ? Children.map(slides.slice(0, copies), (slide) => (
              <li className={css.slide} inert aria-hidden="true">
                {slide}
              </li>
            ))
          : null}
      </ul>
      {count > 1 ? (
        <div className={css.foot}>
          <span className={hiddenText}>{placeLabel(place + 1, count)}</span>
          <span className={css.dots}>
            {Children.map(slides, (_, index) => (
              <button
                type="button"
                className={css.dot}
                aria-label={pagerLabel(index + 1)}
                aria-current={index === place || undefined}
                onClick={() => show(index)}
              />
            ))}
          </span>
          <span className={css.figures} aria-hidden="true">
            <span>{figure(place + 1)}</span>
            <span className={css.dash} />
            <span>{figure(count)}</span>
          </span>
          <IconButton
            className={css.pause}
            icon={paused ? 'play' : 'pause'}
            iconSize={16}
            label={paused ? word('resume', resumeLabel) : word('pause', pauseLabel)}
            onClick={() => setPaused(!paused)}
          />
        </div>
      ) : null}
    </section>
  );
}
