import { useCallback, useState, type ComponentProps } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { cx } from '../../util/cx.ts';
import * as css from './avatar.css.ts';
import { initialsOf } from './initials.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is; its letters stand in for a picture. */
  name?: string;
  /** The picture. */
  src?: string | undefined;
  /** A glyph that was chosen in place of a picture. */
  icon?: IconName | undefined;
  /** Which of the brand’s four tints that glyph stands on. */
  tint?: 1 | 2 | 3 | 4 | undefined;
  /** In a row, in a list of members, or on top of a page. */
  size?: 'small' | 'medium' | 'large';
  /** Said where no name stands beside it; without one it is decoration. */
  label?: string;
}

const icons = { small: 18, medium: 24, large: 32 } as const;

/** A person: the picture or the glyph they chose, or letters of the name, or a mark where there is none of it. */
export function Avatar({
  name = '',
  src,
  icon,
  tint,
  size = 'medium',
  label,
  className,
  ...rest
}: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  // A picture that failed before the page woke up has fired its event already.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(image.getAttribute('src') ?? '');
  }, []);
  const letters = initialsOf(name);
  const stand =
    icon || letters === '' ? (
      <Icon name={icon ?? 'user'} size={icons[size]} className={css.letters} />
    ) : (
      <span className={css.letters} aria-hidden>
        {letters}
      </span>
    );
  const shown = src !== undefined && src !== '' && src !== failed;
  return (
    <span
      {...rest}
      className={cx(css.avatar, className)}
      data-size={size}
      data-tint={icon ? tint : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <span className={css.shape}>
        {shown ? (
          <img
            ref={check}
            className={css.image}
            src={src}
            alt=""
            decoding="async"
            onError={() => setFailed(src)}
          />
        ) : (
          stand
        )}
      </span>
    </span>
  );
}
