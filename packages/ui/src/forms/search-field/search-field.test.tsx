// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { IconSetProvider } from '../../foundations/icon/index.ts';
import { duotone } from '../../foundations/icon/sets/duotone.ts';
import { SearchField } from './search-field.tsx';

const onSearch = vi.fn<(text: string) => void>();
let host: HTMLElement;
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  await act(async () =>
    root.render(
      <IconSetProvider set={duotone}>
        <SearchField label="Search" clearLabel="Empty" onSearch={onSearch} delay={600} />
      </IconSetProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  onSearch.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const type = (text: string): void => {
  const input = host.querySelector('input');
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, text);
  act(() => void input?.dispatchEvent(new Event('input', { bubbles: true })));
};

it('asks once the typing has rested, and for the last of it (part of GC-27)', () => {
  type('k');
  vi.advanceTimersByTime(599);
  type('ko');
  vi.advanceTimersByTime(599);
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('ko');
});

it('asks at once for everything where nothing is left to search by', () => {
  type('k');
  type('');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
  vi.runAllTimers();
  expect(onSearch).toHaveBeenCalledOnce();
});

it('asks again for what was asked before, after it was emptied in between', () => {
  type('koi');
  vi.runAllTimers();
  type('');
  type('koi');
  vi.runAllTimers();
  expect(onSearch.mock.calls.flat()).toEqual(['koi', '', 'koi']);
});

it('asks nothing any more once it is gone', () => {
  type('koi');
  act(() => root.render(null));
  vi.runAllTimers();
  expect(onSearch).not.toHaveBeenCalled();
});

function Kept() {
  const [value, setValue] = useState('');
  return (
    <IconSetProvider set={duotone}>
      <SearchField
        label="Search"
        clearLabel="Empty"
        value={value}
        onChange={({ target }) => setValue(target.value)}
        onSearch={onSearch}
      />
      <button onClick={() => setValue('')}>Forget</button>
    </IconSetProvider>
  );
}

it('asks again for the same after whoever keeps the text has forgotten it', async () => {
  await act(async () => root.render(<Kept key="kept" />));
  type('koi');
  vi.runAllTimers();
  act(() => [...host.querySelectorAll('button')].at(-1)?.click());
  expect(host.querySelector('input')?.value).toBe('');
  type('koi');
  vi.runAllTimers();
  expect(onSearch.mock.calls.flat()).toEqual(['koi', 'koi']);
});
