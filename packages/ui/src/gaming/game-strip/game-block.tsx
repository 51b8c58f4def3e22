import { Children, type ComponentProps, type ReactNode } from 'react';

import { Grid } from '../../layout/grid/grid.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './game-block.css.ts';

/** More than this are found behind the title's link. */
const most = 6;

export interface GameBlockProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What the block holds. */
  label: string;
  /** `GameTile`s, of which the first six show. */
  children: ReactNode;
}

/** The first games of a kind, three side by side. */
export function GameBlock({ label, children, className, ...rest }: GameBlockProps) {
  return (
    <Grid
      columns={3}
      className={cx(css.block, className)}
      render={<ul {...rest} aria-label={label} />}
    >
      {Children.map(Children.toArray(children).slice(0, most), (tile) => (
        <li className={css.place}>{tile}</li>
      ))}
    </Grid>
  );
}
