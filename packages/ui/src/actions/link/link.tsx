import type { ComponentProps } from 'react';
import { Slot } from 'radix-ui';

import { Icon } from '../../foundations/icon/icon.tsx';
import { filled, type RenderProp } from '../../util/as.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './link.css.ts';

export interface TextLinkProps extends ComponentProps<'a'>, RenderProp {
  /** In a line of running text. */
  inline?: boolean;
  /** Small, for the end of a section title. */
  quiet?: boolean;
  /** An arrow after the words. */
  caret?: boolean;
}

/** The look of a link in text; give a router's link as `render`. */
export function TextLink({
  inline,
  quiet,
  caret,
  render,
  className,
  children,
  ...rest
}: TextLinkProps) {
  const content = (
    <>
      <span className={css.words}>{children}</span>
      {caret ? <Icon name="caret" size={16} className={css.caret} /> : null}
    </>
  );
  const attributes = {
    ...rest,
    className: cx(quiet ? css.quiet : css.link, className),
    'data-inline': inline || undefined,
  };
  if (render) return <Slot.Root {...attributes}>{filled(render, content)}</Slot.Root>;
  return <a {...attributes}>{content}</a>;
}
