import { use, type ComponentProps, type ReactNode, type ToggleEvent } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { cx } from '../../util/cx.ts';
import { AccordionName } from './accordion-context.ts';
import * as css from './accordion.css.ts';

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** What it is about, in its head. */
  title: ReactNode;
  /** Rank of the heading in the page. */
  level?: 2 | 3 | 4;
  /** A second line in the head. */
  note?: ReactNode;
  /** Before the title: an icon, a picture. */
  start?: ReactNode;
  /** After the title: a mark. */
  end?: ReactNode;
  /** Opened or closed, by whom ever. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** One head and what it opens to. */
export function AccordionItem({
  title,
  level = 3,
  note,
  start,
  end,
  open,
  onOpenChange,
  onToggle,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const name = use(AccordionName);
  const Heading = `h${level}` as const;
  const toggle = (event: ToggleEvent<HTMLDetailsElement>): void => {
    onToggle?.(event);
    const { currentTarget, target } = event;
    // The event of an item within is not this one's.
    if (currentTarget === target && currentTarget.open !== open) onOpenChange?.(currentTarget.open);
  };
  return (
    <details
      name={name}
      {...rest}
      open={open}
      onToggle={toggle}
      className={cx(css.item, className)}
      data-rich={start ? '' : undefined}
    >
      <summary className={css.head}>
        {start}
        <span className={css.texts}>
          <Heading className={css.title}>{title}</Heading>
          {note ? <span className={css.note}>{note}</span> : null}
        </span>
        {end}
        <Icon name="down" size={20} className={css.caret} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
