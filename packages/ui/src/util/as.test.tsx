// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { AsButton } from './as.tsx';

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

/** Whether the browser would follow it. */
async function follow(element: React.ReactElement): Promise<boolean> {
  await act(async () => root.render(element));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => void host.querySelector('a')?.dispatchEvent(click));
  return !click.defaultPrevented;
}

it('follows a link that stands in its place, and tells of the press', async () => {
  const onClick = vi.fn<() => void>();
  const link = (
    <AsButton render={<a href="#there">Where</a>} onClick={onClick} className="mine">
      There
    </AsButton>
  );
  expect(await follow(link)).toBe(true);
  expect(onClick).toHaveBeenCalledOnce();
  expect(host.querySelector('a')?.outerHTML).toBe('<a href="#there" class="mine">There</a>');
});

it('says of a disabled link that it is, and leads nowhere', async () => {
  const onClick = vi.fn<() => void>();
  const outer = vi.fn<() => void>();
  const link = (
    <div role="presentation" onClick={outer}>
      <AsButton disabled render={<a href="#there">Where</a>} onClick={onClick}>
        There
      </AsButton>
    </div>
  );
  expect(await follow(link)).toBe(false);
  expect(host.querySelector('a')?.getAttribute('aria-disabled')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
  expect(outer).not.toHaveBeenCalled();
});
