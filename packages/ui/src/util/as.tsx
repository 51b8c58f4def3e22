import {
  cloneElement,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Slot } from 'radix-ui';

/** An element to take the part's place, such as a router's link: `<Link to="…" />`. */
export type Render = ReactElement<{ children?: ReactNode }>;

export interface RenderProp {
  /** An element to stand in for the default one, such as a router's link. */
  render?: Render | undefined;
}

/** The element with this content; with its own where there is none. */
export const filled = (element: Render, content: ReactNode): Render =>
  content === undefined ? element : cloneElement(element, undefined, content);

interface AsProps extends ComponentProps<'button'>, RenderProp {}

/** A link knows no `disabled`: it is said to be so, and leads nowhere. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A button, or the element given in its place with the same class, ref,
 * attributes and content (ADR 7).
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
    <Slot.Root {...attributes} {...refused}>
      {filled(render, children)}
    </Slot.Root>
  );
}

interface BoxProps extends ComponentProps<'div'>, RenderProp {}

/** A plain box, or the element given in its place. */
export function AsBox({ render, children, ...rest }: BoxProps) {
  if (!render) return <div {...rest}>{children}</div>;
  return <Slot.Root {...rest}>{filled(render, children)}</Slot.Root>;
}
