import { Children, useId, type ComponentProps, type ReactNode } from 'react';

import { Text } from '../../foundations/text/text.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './menu-group.css.ts';

export interface MenuGroupProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What belongs together here, as the group's name. */
  label: string;
  /** Shows the name above the group. */
  titled?: boolean;
  /** `MenuEntry`s. */
  children: ReactNode;
}

interface DrawnProps extends MenuGroupProps {
  /** What the styles of list and entries go by. */
  kind: 'games' | 'more' | 'rows' | 'words' | 'marks' | 'foot';
  columns?: 3 | 4 | undefined;
}

/** What all groups of a menu are drawn by. */
export function MenuGroup({
  label,
  titled = false,
  kind,
  columns,
  className,
  children,
  ...rest
}: DrawnProps) {
  const id = useId();
  return (
    <section
      {...rest}
      className={cx(css.group, className)}
      {...(titled ? { 'aria-labelledby': id } : { 'aria-label': label })}
    >
      {titled ? (
        <Text
          render={<h3 id={id}>{label}</h3>}
          voice="label"
          step="s2"
          tone="soft"
          className={css.title}
        />
      ) : null}
      <ul className={css.list} data-kind={kind} data-columns={columns}>
        {Children.map(children, (entry) => (entry ? <li className={css.place}>{entry}</li> : null))}
      </ul>
    </section>
  );
}
