// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { Icon, IconSetProvider, readGlyphs, type IconName, type IconSet } from './index.ts';
import { duotone } from './sets/duotone.ts';
import { light } from './sets/light.ts';

const icons = (set: Parameters<typeof IconSetProvider>[0]['set'], names: readonly IconName[]) => (
  <IconSetProvider set={set}>
    {names.map((name) => (
      <Icon key={name} name={name} />
    ))}
  </IconSetProvider>
);

/** Glyphs that come when they are told to. */
function comingSource(first: Partial<IconSet>) {
  const listeners = new Set<() => void>();
  let set = first;
  return {
    get: () => set,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    bring(more: Partial<IconSet>) {
      set = { ...more, ...set };
      for (const listener of listeners) listener();
    },
  };
}

it.each([
  ['of two tones', duotone],
  ['of one', light],
])('finds again what stands in a page: a set %s', (_, set) => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(icons(set, ['home', 'back', 'bell']));
  const { home, back, bell } = set;
  expect(readGlyphs(page)).toEqual({ home, back, bell });
});

it('takes over what stands in a page as it is, with no glyph in any script', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(icons(duotone, ['home', 'bell']));
  const before = [...page.querySelectorAll('path')];
  const wrong = vi.fn<(error: unknown) => void>();
  const source = comingSource(readGlyphs(page));
  await act(async () =>
    hydrateRoot(page, icons(source, ['home', 'bell']), { onRecoverableError: wrong }),
  );
  await act(async () => source.bring(duotone));
  expect(wrong).not.toHaveBeenCalled();
  expect([...page.querySelectorAll('path')]).toEqual(before);
});

it('draws a glyph that comes later once it is there', async () => {
  const source = comingSource({});
  const page = document.createElement('div');
  await act(async () => createRoot(page).render(icons(source, ['home'])));
  expect(page.querySelectorAll('path')).toHaveLength(0);
  await act(async () => source.bring(duotone));
  expect(page.querySelector('path:last-child')?.getAttribute('d')).toBe(duotone.home[0]);
});
