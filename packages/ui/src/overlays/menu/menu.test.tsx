// @vitest-environment jsdom
import { act, createRef, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { MenuCheckItem, MenuItem, MenuSeparator } from './menu-items.tsx';
import { Menu } from './menu.tsx';

const nothing = (): void => undefined;
const ref = createRef<HTMLDivElement>();
const onClick = vi.fn<() => void>();
const mark = { className: 'theirs', 'data-theirs': 'kept', ref, onClick };
const parts = {
  MenuItem: (
    <MenuItem {...mark} onSelect={nothing}>
      Copy
    </MenuItem>
  ),
  MenuCheckItem: (
    <MenuCheckItem {...mark} checked onCheckedChange={nothing}>
      Shown
    </MenuCheckItem>
  ),
  MenuSeparator: <MenuSeparator {...mark} />,
};

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  onClick.mockReset();
  vi.unstubAllGlobals();
});

const menuOf = (part: ReactElement): ReactElement => (
  <Menu defaultOpen trigger={<button>More</button>}>
    {part}
  </Menu>
);

it.each(Object.entries(parts))('hands on class, data, ref and presses: %s', async (_name, part) => {
  await act(async () => root.render(menuOf(part)));
  const element = document.querySelector('.theirs');
  expect(element?.getAttribute('data-theirs')).toBe('kept');
  expect(ref.current).toBe(element);
  await act(async () => {
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  expect(onClick).toHaveBeenCalledOnce();
});

it('writes its button alone on the server, and no style', () => {
  const html = renderToString(menuOf(parts.MenuItem));
  expect(html).toContain('More');
  expect(html).not.toMatch(/theirs|\sstyle=|<style/);
});
