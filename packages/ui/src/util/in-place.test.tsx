// @vitest-environment jsdom
import { act, createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { InPlace } from './in-place.tsx';

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

const draw = (element: React.ReactElement) => act(async () => root.render(element));

it('puts the attributes of the part on the element, which has the last word', async () => {
  await draw(
    <InPlace
      element={
        <a href="#own" className="own" style={{ color: 'red' }} title="Own">
          Own
        </a>
      }
      className="given"
      style={{ color: 'blue', top: 0 }}
      title="Given"
      data-given=""
    />,
  );
  const link = host.querySelector('a');
  expect(link?.className).toBe('given own');
  expect(link?.getAttribute('style')).toBe('color: red; top: 0px;');
  expect([link?.title, link?.dataset['given'], link?.textContent]).toEqual(['Own', '', 'Own']);
});

it('lets the element hear first, and the part behind it', async () => {
  const heard: string[] = [];
  await draw(
    <InPlace
      element={
        <button type="button" onClick={() => heard.push('own')}>
          Own
        </button>
      }
      onClick={() => heard.push('given')}
      onFocus={() => heard.push('focus')}
    >
      Press
    </InPlace>,
  );
  const button = host.querySelector('button');
  await act(async () => {
    button?.click();
    button?.focus();
  });
  expect(heard).toEqual(['own', 'given', 'focus']);
  expect(button?.textContent).toBe('Press');
});

it('hands the element to both who ask for it, and takes it back', async () => {
  const own = createRef<HTMLAnchorElement>();
  const given = vi.fn<(element: HTMLElement | null) => void>();
  await draw(
    <InPlace
      element={
        <a ref={own} href="#there">
          Own
        </a>
      }
      ref={given}
    />,
  );
  expect(own.current).toBe(host.querySelector('a'));
  expect(given).toHaveBeenCalledExactlyOnceWith(own.current);
  await draw(<p />);
  expect(own.current).toBeNull();
  expect(given).toHaveBeenLastCalledWith(null);
});
