import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useNear } from './use-near.ts';
import { standStill } from './when-quiet.ts';

const margins: (string | undefined)[] = [];
let come = (): void => {};

class Watch {
  constructor(tell: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {}) {
    margins.push(rootMargin);
    come = () =>
      tell(
        [{ isIntersecting: true } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
  }

  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  margins.length = 0;
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('requestIdleCallback', (go: () => void) => setTimeout(go, 0));
  vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id));
});

const part = { current: document.createElement('div') };

it('looks a screen ahead, and knows from then on', () => {
  const { result } = renderHook(() => useNear(part));
  expect(margins).toEqual(['100% 0%']);
  expect(result.current).toBe(false);
  act(() => come());
  expect(result.current).toBe(true);
});

it('looks no further than the screen while nobody is there', async () => {
  standStill();
  renderHook(() => useNear(part));
  expect(margins).toEqual(['0%']);
  act(() => void dispatchEvent(new Event('scroll')));
  await vi.waitFor(() => expect(margins).toEqual(['0%', '100% 0%']));
});
