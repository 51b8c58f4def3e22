import { useCallback, useState, type ComponentProps } from 'react';

import { Icon } from '../icon/icon.tsx';
import { cx } from '../util/cx.ts';
import * as css from './cover.css.ts';

export interface CoverProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Where the picture is; none draws a cover with the name. */
  src: string | undefined;
  /** Shown in a drawn cover where the picture fails; the picture itself is decoration. */
  name: string;
  /** Large in strips, largest on sheets: corners differ. */
  place?: 'grid' | 'large' | 'sheet';
  /** In sight at once: fetched before the rest. */
  priority?: boolean;
}

/** Whether covers cast light here: most brands need no second picture at all. */
const shines = (): boolean => document.documentElement.dataset['tile'] === 'glow';

/** Cover art of 3:4 with what the brand puts around it: light, a frame, or nothing. */
export function Cover({
  src,
  name,
  place = 'grid',
  priority = false,
  className,
  ...rest
}: CoverProps) {
  const [failed, setFailed] = useState<string>();
  const [lit, setLit] = useState<string>();
  // A picture that came or failed before the page woke up has fired its event already.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (!image?.complete) return;
    const address = image.getAttribute('src') ?? '';
    if (image.naturalWidth === 0) setFailed(address);
    else if (shines()) setLit(address);
  }, []);
  const shown = src !== undefined && src !== failed;
  return (
    <span
      {...rest}
      className={cx(css.cover, className)}
      data-large={place === 'large' ? '' : undefined}
      data-sheet={place === 'sheet' ? '' : undefined}
    >
      {lit === src ? <img className={css.glow} src={src} alt="" /> : null}
      <span className={css.picture}>
        {shown ? (
          <img
            ref={check}
            className={css.image}
            src={src}
            alt=""
            width={300}
            height={400}
            loading={priority ? 'eager' : 'lazy'}
            decoding="async"
            fetchPriority={priority ? 'high' : undefined}
            onError={() => setFailed(src)}
            onLoad={() => shines() && setLit(src)}
          />
        ) : (
          <span className={css.fallback} aria-hidden="true">
            <Icon name="game-all" size={28} />
            {name}
          </span>
        )}
      </span>
    </span>
  );
}
