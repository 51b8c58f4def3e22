import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';

import { InPlace } from './in-place.tsx';

/** An element to take the part's place, such as a router's link: `<Link to="…" />`. */
export type Render = ReactElement<{ children?: ReactNode }>;

export interface RenderProp {
  /** An element to stand in for the default one, such as a router's link. */
  render?: Render | undefined;
}

interface AsProps extends ComponentProps<'button'>, RenderProp {}

/** A link knows no `disabled`: it is said to be so, and leads nowhere. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A button, or the element given in its place with the same class, ref,
 * attributes and content.
 */
export function AsButton({ render, children, type = 'button', ...rest }: AsProps) {
  if (!render) {
    return (
      <button type={type} {...rest}>
        {children}
      </button>
    );
  }
  const { disabled, ...attributes } = rest;
  const refused = disabled === true ? { 'aria-disabled': true, onClick: refuse } : {};
  return (
    <InPlace {...attributes} {...refused} element={render}>
      {children}
    </InPlace>
  );
}

interface BoxProps extends ComponentProps<'div'>, RenderProp {}

/** A plain box, or the element given in its place. */
export function AsBox({ render, children, ...rest }: BoxProps) {
  if (!render) return <div {...rest}>{children}</div>;
  return (
    <InPlace {...rest} element={render}>
      {children}
    </InPlace>
  );
}
