import { Children, useId, type ComponentProps, type ReactNode } from 'react';

import { cx } from '../../util/cx.ts';
import * as css from './menu-group.css.ts';

export interface MenuGroupProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What belongs together here, as the group's name. */
  label: string;
  /** Shows the name above the group. */
  titled?: boolean;
  /**
   * Its manner: `games` as the brand's slot `menu` says, `more` below them, plain `rows`,
   * `words` to choose one of, `marks` of channels, or what stands in the `foot`.
   */
  kind: 'games' | 'more' | 'rows' | 'words' | 'marks' | 'foot';
  /** Columns of a grid of games: three where names are long. */
  columns?: 3 | 4;
  /** `MenuEntry`s. */
  children: ReactNode;
}

/** Entries of a menu that belong together. */
export function MenuGroup({
  label,
  titled = false,
  kind,
  columns = 4,
  className,
  children,
  ...rest
}: MenuGroupProps) {
  const id = useId();
  return (
    <section
      {...rest}
      className={cx(css.group, className)}
      {...(titled ? { 'aria-labelledby': id } : { 'aria-label': label })}
    >
      {titled ? (
        <h3 id={id} className={css.title}>
          {label}
        </h3>
      ) : null}
      <ul className={css.list} data-kind={kind} data-columns={columns}>
        {Children.map(children, (entry) => (entry ? <li className={css.place}>{entry}</li> : null))}
      </ul>
    </section>
  );
}
