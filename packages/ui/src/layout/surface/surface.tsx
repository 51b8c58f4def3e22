import type { ComponentProps } from 'react';

import type { Space } from '../../foundations/theme/space.css.ts';
import { AsBox, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './surface.css.ts';

const looks = { raised: css.raised, inset: css.inset } as const;

export interface SurfaceProps extends ComponentProps<'div'>, RenderProp {
  /** The brand's card, or a plate that lies lower than what it stands in. */
  variant?: 'raised' | 'inset';
  /** The brand's distance from its edges to what stands in it; without it, none. */
  pad?: Space;
}

/** What belongs together, on a ground of its own. */
export function Surface({ variant = 'raised', pad, className, ...rest }: SurfaceProps) {
  return <AsBox {...rest} className={cx(looks[variant], className)} data-pad={pad} />;
}
