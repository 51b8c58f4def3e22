import { useCallback, useContext, useState, type ComponentProps, type ReactElement } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { cx } from '../../util/cx.ts';
import { frameByFrame } from '../../util/frames/frame-by-frame.ts';
import { NearnessContext } from '../../util/nearness.ts';
import { whenResting } from '../../util/frames/when-resting.ts';
import { Glow } from './glow.tsx';
import * as css from './cover.css.ts';

export interface CoverProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Where the picture is; none draws a cover with the name. */
  src: string | undefined;
  /** Shown in a drawn cover where the picture fails; the picture itself is decoration. */
  name: string;
  /** Large in strips, largest on sheets: corners differ. */
  place?: 'grid' | 'large' | 'sheet' | undefined;
  /** In sight at once: fetched before the rest. */
  priority?: boolean | undefined;
}

/** Whether covers cast light here: most brands need no second picture at all. */
const shines = (): boolean => document.documentElement.dataset['frames'] === 'glow';

/**
 * A drawn cover takes as long to paint as the rest of many tiles: of those that come
 * together a frame paints two. Answers with a way to call it off.
 */
function showByFrames(image: HTMLImageElement): () => void {
  let callOff: (() => void) | undefined;
  const show = (): void => void image.style.removeProperty('visibility');
  const come = (): void => void (callOff = frameByFrame(show));
  image.style.visibility = 'hidden';
  image.addEventListener('load', come, { once: true });
  return () => {
    image.removeEventListener('load', come);
    callOff?.();
    show();
  };
}

/** What became of a picture, by its address. */
interface Outcome {
  readonly src: string | null;
  /** The picture that came and casts its light; none where it failed. */
  readonly lit?: HTMLImageElement;
}

/**
 * Cover art of 3:4 with what the brand puts around it: light, a frame, or
 * nothing. A hook, so that a page of hundreds of tiles has one component each.
 */
export function useCover({
  src: given,
  name,
  place = 'grid',
  priority = false,
  className,
  ...rest
}: CoverProps): ReactElement {
  // An empty address is that of the page itself to a browser.
  const src = given || undefined;
  const [outcome, tell] = useState<Outcome>();
  const light = useCallback((image: HTMLImageElement): void => {
    const address = image.getAttribute('src');
    if (shines()) whenResting(() => tell({ src: address, lit: image }));
  }, []);
  // Most pictures of a long page are never seen: to give them their address is
  // nearly half of what their tiles cost, so they wait until their part is near.
  const part = useContext(NearnessContext);
  const waits = priority ? undefined : part;
  const attach = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || src === undefined) return undefined;
      if (waits) {
        let leave: (() => void) | undefined;
        const wish = waits.whenNear((gradual) => {
          if (image.getAttribute('src') === src) return;
          if (gradual) leave = showByFrames(image);
          // Left to the browser, one that it has comes a frame later as well.
          else Object.assign(image, { loading: 'eager', decoding: 'sync' });
          image.src = src;
        });
        return () => {
          wish();
          leave?.();
        };
      }
      // It may have come or failed before the page woke up, and fired its event already.
      if (image.complete) {
        if (image.naturalWidth === 0) tell({ src });
        else light(image);
      }
      return undefined;
    },
    [src, waits, light],
  );
  const known = outcome?.src === src ? outcome : undefined;
  return (
    <span
      {...rest}
      className={cx(css.cover, className)}
      data-large={place === 'large' ? '' : undefined}
      data-sheet={place === 'sheet' ? '' : undefined}
    >
      {known?.lit ? <Glow of={known.lit} /> : null}
      {src !== undefined && (!known || known.lit) ? (
        <img
          ref={attach}
          className={css.picture}
          src={waits ? undefined : src}
          alt=""
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={priority ? 'high' : undefined}
          onError={() => tell({ src })}
          onLoad={(event) => light(event.currentTarget)}
        />
      ) : (
        <span className={css.fallback} aria-hidden="true">
          <Icon name="game-all" size={28} />
          {name}
        </span>
      )}
    </span>
  );
}

/** A cover by itself, as on the sheet of a game. */
export const Cover = (props: CoverProps): ReactElement => useCover(props);
