import { useId, type ComponentProps, type ReactNode } from 'react';

import { cx } from '../../util/cx.ts';
import { AccordionName } from './accordion-context.ts';
import * as css from './accordion.css.ts';

export interface AccordionProps extends ComponentProps<'div'> {
  /** Opening one closes the others; otherwise many may be open. */
  single?: boolean;
  /** `AccordionItem`s, or what is made of them. */
  children: ReactNode;
}

/** Heads that open to what they are about. The browser's own details do the work. */
export function Accordion({ single = false, className, ...rest }: AccordionProps) {
  const name = useId();
  return (
    <AccordionName value={single ? name : undefined}>
      <div {...rest} className={cx(css.accordion, className)} />
    </AccordionName>
  );
}
