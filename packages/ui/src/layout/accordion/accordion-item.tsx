import {
  use,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type ToggleEvent,
} from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { cx } from '../../util/cx.ts';
import { useMergedRef } from '../../util/merged-ref.ts';
import { useOwn } from '../../util/use-own.ts';
import { AccordionName } from './accordion-context.ts';
import * as css from './accordion.css.ts';

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title' | 'open'> {
  /** What it is about, in its head. */
  title: ReactNode;
  /** Rank of the heading in the page. */
  level?: 2 | 3 | 4;
  /** A second line in the head. */
  description?: ReactNode;
  /** Before the title: an icon, a picture. */
  start?: ReactNode;
  /** After the title: a mark. */
  end?: ReactNode;
  /** Whether it is open, for whoever keeps that. */
  open?: boolean;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
  /** Opened or closed, by whom ever. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** One head and what it opens to. */
export function AccordionItem({
  title,
  level = 3,
  description,
  start,
  end,
  open,
  defaultOpen = false,
  onOpenChange,
  onToggle,
  className,
  children,
  ref,
  ...rest
}: AccordionItemProps) {
  const name = use(AccordionName);
  const Heading = `h${level}` as const;
  const details = useRef<HTMLDetailsElement>(null);
  const [shown, setShown] = useOwn(open, defaultOpen, onOpenChange);
  /** What the browser last said it is. */
  const [told, hear] = useState(shown);
  useEffect(() => {
    // The browser has opened it by itself; whoever keeps it may have said no. Before the
    // browser has told of it, what else is drawn anew must not take the press back.
    if (details.current && told !== shown) details.current.open = shown;
  }, [shown, told]);
  const toggle = (event: ToggleEvent<HTMLDetailsElement>): void => {
    onToggle?.(event);
    const { currentTarget, target } = event;
    // The event of an item within is not this one's.
    if (currentTarget !== target) return;
    hear(currentTarget.open);
    if (currentTarget.open !== shown) setShown(currentTarget.open);
  };
  return (
    <details
      name={name}
      {...rest}
      ref={useMergedRef(details, ref)}
      open={shown}
      onToggle={toggle}
      className={cx(css.item, className)}
      data-rich={start ? '' : undefined}
    >
      <summary className={css.head}>
        {start}
        <span className={css.texts}>
          <Heading className={css.title}>{title}</Heading>
          {description ? <span className={css.description}>{description}</span> : null}
        </span>
        {end}
        <Icon name="down" size={20} className={css.caret} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
