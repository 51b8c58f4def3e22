import type { ComponentProps } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './game-sheet.css.ts';

export interface MakerMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The studio's mark. */
  src: string;
}

/** A studio's mark on its plate, before the studio's name on a sheet; decoration. */
export function MakerMark({ src, className, ...rest }: MakerMarkProps) {
  return (
    <span {...rest} className={cx(css.plate, className)}>
      <img className={css.mark} src={src} alt="" width={20} height={20} />
    </span>
  );
}
