import { Children, type ComponentProps, type ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './list-row.css.ts';

/** Rows that belong together: `ListRow`s. */
export function List({ className, children, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul {...rest} className={cx(css.list, className)}>
      {Children.map(children, (row) => (row ? <li className={css.place}>{row}</li> : null))}
    </ul>
  );
}

interface RowContent {
  /** What the row is about. */
  label: string;
  /** The same, drawn. */
  icon?: IconName;
  /** A second line. */
  description?: ReactNode;
  /** What is set now, at the end. */
  value?: ReactNode;
  /** What cannot be taken back. */
  tone?: 'danger';
  /** Higher, with its icon on a plate: for few rows that matter. */
  rich?: boolean;
}

function Content({
  label,
  icon,
  description,
  value,
  children,
}: RowContent & { children?: ReactNode }) {
  return (
    <>
      {icon ? (
        <span className={css.plate} data-plated="">
          <Icon name={icon} className={css.icon} />
        </span>
      ) : null}
      <span className={css.texts}>
        <span className={css.label} dir="auto">
          {label}
        </span>
        {description ? <span className={css.description}>{description}</span> : null}
      </span>
      {value ? <span className={css.value}>{value}</span> : null}
      {children}
    </>
  );
}

export interface ListRowProps
  extends Omit<ComponentProps<'button'>, 'children' | 'value'>, RowContent, RenderProp {
  /** What is unread behind it: an `UnreadBadge`. The icon of a rich row stands out with it. */
  badge?: ReactNode;
  /** Without the arrow: something else stands at its end already. */
  bare?: boolean;
}

/** A row that leads somewhere: a button, or a link given as `render`. */
export function ListRow({
  label,
  icon,
  description,
  value,
  tone,
  rich,
  badge,
  bare = false,
  className,
  ...rest
}: ListRowProps) {
  return (
    <AsButton
      {...rest}
      className={cx(css.pressed, className)}
      data-icon={icon ? '' : undefined}
      data-tone={tone}
      data-rich={rich ? '' : undefined}
      data-unread={badge ? '' : undefined}
    >
      <Content {...{ label, description, value }} {...(icon ? { icon } : {})}>
        {badge}
        {bare ? null : <Icon name="caret" size={16} className={css.caret} />}
      </Content>
    </AsButton>
  );
}

export interface ListFactProps extends Omit<ComponentProps<'div'>, 'children'>, RowContent {
  /** A control at the end, such as a switch. */
  end?: ReactNode;
}

/** A row that tells something or holds a control of its own. */
export function ListFact({
  label,
  icon,
  description,
  value,
  tone,
  rich,
  end,
  className,
  ...rest
}: ListFactProps) {
  return (
    <div
      {...rest}
      className={cx(css.row, className)}
      data-icon={icon ? '' : undefined}
      data-tone={tone}
      data-rich={rich ? '' : undefined}
    >
      <Content {...{ label, description, value }} {...(icon ? { icon } : {})}>
        {end}
      </Content>
    </div>
  );
}
