import { Children, type ComponentProps, type ReactNode } from 'react';

import { Avatar } from '../../data/avatar/index.ts';
import { Tag } from '../../data/tag/index.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { AsButton, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './person-row.css.ts';

/** People one under the other: `PersonRow`s. */
export function PersonList({ className, children, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul {...rest} className={cx(css.list, className)}>
      {Children.map(children, (row) => (row ? <li>{row}</li> : null))}
    </ul>
  );
}

export interface PersonRowProps extends Omit<ComponentProps<'button'>, 'children'>, RenderProp {
  /** Their account, as they wrote it, or what may be seen of it. */
  account: string;
  /** What matters about them, in a line. */
  line: ReactNode;
  /** What they are, where that is not what all are. */
  tag?: string | undefined;
  /** Their account is hidden in part: no letters of it stand on the mark. */
  masked?: boolean;
}

/** Somebody of a team; a press tells more. A button, or a link given as `render`. */
export function PersonRow({
  account,
  line,
  tag,
  masked = false,
  className,
  ...rest
}: PersonRowProps) {
  return (
    <AsButton {...rest} className={cx(css.row, className)} data-masked={masked ? '' : undefined}>
      <Avatar name={masked ? '' : account} size="small" />
      <span className={css.texts}>
        <span className={css.account}>
          <bdi>{account}</bdi>
        </span>
        <span className={css.line}>{line}</span>
      </span>
      {tag === undefined ? null : <Tag tone="action">{tag}</Tag>}
      <Icon name="caret" size={16} className={css.caret} />
    </AsButton>
  );
}
