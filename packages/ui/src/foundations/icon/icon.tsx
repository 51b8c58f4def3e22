import type { ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './icon.css.ts';
import { useGlyph } from './icon-set.tsx';
import type { IconName } from './names.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  /** Which glyph of the set. */
  name: IconName;
  /** Side in px; 24 unless told. */
  size?: 12 | 14 | 16 | 18 | 20 | 22 | 24 | 26 | 28 | 32 | 40;
  /** What it says where no text stands beside it; without one it is decoration. */
  label?: string;
}

const directional: ReadonlySet<IconName> = new Set(['back', 'caret', 'logout']);

export function Icon({ name, size = 24, label, className, ...rest }: IconProps) {
  const glyph = useGlyph(name);
  return (
    <svg
      {...rest}
      className={cx(css.icon, className)}
      viewBox="0 0 256 256"
      width={size}
      height={size}
      data-icon={name}
      data-mirror={directional.has(name) || undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {glyph?.[1] ? <path className={css.second} d={glyph[1]} /> : null}
      {glyph ? <path d={glyph[0]} /> : null}
    </svg>
  );
}
