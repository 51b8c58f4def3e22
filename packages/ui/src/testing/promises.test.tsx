// @vitest-environment jsdom
import { act, cloneElement, createRef, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { IconSetProvider } from '../foundations/icon/index.ts';
import { duotone } from '../foundations/icon/sets/duotone.ts';
import { LabelsProvider } from '../foundations/labels/index.ts';
import { ToastProvider } from '../feedback/toast/index.ts';
import { samples } from './samples/all.ts';
import { words } from './words.ts';

/** They draw no element of their own, or only the words in it. */
const withoutElement = new Set([
  'ArtProvider',
  'Emphasis',
  'HeadingLevel',
  'IconSetProvider',
  'LabelsProvider',
  'ToastProvider',
  'ToastScope',
]);
/** They stand elsewhere on the page, and only once it is open: `menu.test.tsx` holds them to the same. */
const inMenus = new Set(['MenuCheckItem', 'MenuItem', 'MenuSeparator']);

/** Their ids tie a tab to its panel. */
const named = new Set(['Tab', 'TabPanel']);

const modules = import.meta.glob<Record<string, unknown>>('../*/*/index.ts', { eager: true });
const exported = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (/^[A-Z]/.test(name) && typeof value === 'function' ? [name] : []))
  .filter((name) => !withoutElement.has(name) && !inMenus.has(name));

const inPage = (element: ReactElement): ReactElement => (
  <IconSetProvider set={duotone}>
    <LabelsProvider labels={words}>
      <ToastProvider label="Notices">{element}</ToastProvider>
    </LabelsProvider>
  </IconSetProvider>
);

const mark = {
  className: 'theirs',
  'data-theirs': 'kept',
  id: 'their-id',
  'aria-describedby': 'their-text',
};
const dressed = (name: string, extra: object = {}): ReactElement => {
  const sample = samples[name];
  if (!sample) throw new Error(`${name} has no sample`);
  const element = cloneElement(sample.element, { ...mark, ...extra });
  return inPage(sample.within ? sample.within(element) : element);
};

let complaints: unknown[][];
let host: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // jsdom draws nothing, and has no layer to draw a dialog on.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said));
  host = document.body.appendChild(document.createElement('div'));
});

afterEach(async () => {
  // What moves by itself would go on in whatever test comes next.
  await act(async () => root?.unmount());
  root = undefined;
  host.remove();
  document.documentElement.removeAttribute('dir');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function hydrate(element: ReactElement): Promise<void> {
  host.innerHTML = renderToString(element);
  await act(async () => {
    root = hydrateRoot(host, element);
  });
}

it('has a sample of every exported component', () => {
  expect(Object.keys(samples).toSorted()).toEqual(exported.toSorted());
});

describe.each(exported)('%s', (name) => {
  it('tells what happens on it to whoever asks, beside what it does itself', async () => {
    const heard = Object.fromEntries(
      ['onClick', 'onKeyDown', 'onPointerDown', 'onFocus', 'onChange'].map((handler) => [
        handler,
        vi.fn<() => void>(),
      ]),
    );
    const ref = createRef<Element>();
    await hydrate(dressed(name, { ...heard, ref }));
    const element = ref.current;
    const isChoice = element?.matches('[type="radio"]:not(:checked), [type="checkbox"]') ?? false;
    if (!isChoice) delete heard['onChange'];
    await act(async () => {
      element?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
      element?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'F9', bubbles: true }));
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
    const deaf = Object.entries(heard).flatMap(([handler, { mock }]) =>
      mock.calls.length === 0 ? [handler] : [],
    );
    expect(deaf).toEqual([]);
  });

  it('hands on ref, id, data and aria attributes to one element, and the class to the whole', async () => {
    const ref = createRef<Element>();
    await hydrate(dressed(name, { ref }));
    const element = ref.current;
    expect(element?.getAttribute('data-theirs')).toBe('kept');
    expect(element?.getAttribute('aria-describedby')).toContain('their-text');
    const id = named.has(name) ? element?.id : 'their-id';
    expect(element?.id).toBe(id);
    const [whole, ...others] = host.querySelectorAll('.theirs');
    expect(others).toEqual([]);
    expect(whole?.contains(element)).toBe(true);
    const around = samples[name]?.within ? whole?.parentElement : host;
    expect(whole?.parentElement).toBe(around);
  });

  it('is written on the server without a style, and wakes up without a word', async () => {
    const html = renderToString(dressed(name));
    expect(html).toContain('theirs');
    expect(html).not.toMatch(/\sstyle=|<style/);
    const before = document.querySelectorAll('style').length;
    await hydrate(dressed(name));
    expect(complaints).toEqual([]);
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });

  it('wakes up on a page that runs from right to left', async () => {
    document.documentElement.dir = 'rtl';
    await hydrate(dressed(name));
    expect(host.querySelector('.theirs')).not.toBeNull();
    expect(complaints).toEqual([]);
  });
});
