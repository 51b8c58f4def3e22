// @vitest-environment jsdom
import { act, createRef } from 'react';
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

const draw = (element: React.ReactElement) => act(async () => root.render(element));

it('puts the attributes of the part on the element, which has the last word', async () => {
  await draw(
    <AsButton
      render={
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
    <AsButton
      render={
        <button type="button" onClick={() => heard.push('own')}>
          Own
        </button>
      }
      onClick={() => heard.push('given')}
      onFocus={() => heard.push('focus')}
    >
      Press
    </AsButton>,
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
  const given = vi.fn<(link: HTMLElement | null) => void>();
  await draw(
    <AsButton
      render={
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
