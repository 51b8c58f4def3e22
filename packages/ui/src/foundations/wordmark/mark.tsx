import type { ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './mark.css.ts';

export interface MarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Addresses of the drawing that can be seen in each mode; often the same. */
  source: Readonly<Record<'dark' | 'light', string>>;
  /** Height in px. */
  size: number;
}

/** The brand's mark. Decoration: the name stands beside it or under it. */
export function Mark({ source, size, className, ...rest }: MarkProps) {
  const { dark, light } = source;
  const measure = { width: size, height: size };
  return (
    <span {...rest} className={cx(css.mark, className)}>
      {dark === light ? (
        <img {...measure} src={dark} alt="" />
      ) : (
        <>
          <img {...measure} className={css.inMode} data-mode="dark" src={dark} alt="" />
          <img {...measure} className={css.inMode} data-mode="light" src={light} alt="" />
        </>
      )}
    </span>
  );
}
