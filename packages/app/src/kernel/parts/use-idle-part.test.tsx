import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { provideDeferredAssets } from './deferred-assets.ts';
import { useIdlePart, useStaggered } from './use-idle-part.ts';

afterEach(() => provideDeferredAssets(async () => {}));

const load = async () => ({ Part: () => <p>Words that come later</p> });

function Page() {
  const more = useIdlePart(load);
  return more ? <more.Part /> : <p>The page alone</p>;
}

it('shows a part that comes later no sooner than the texts it may say', async () => {
  const rest = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  provideDeferredAssets(() => {
    asked.resolve();
    return rest.promise;
  });
  await renderPart(<Page />);
  await act(() => asked.promise);
  await act(async () => {});
  expect(screen.queryByText('Words that come later')).toBeNull();
  rest.resolve();
  await screen.findByText('Words that come later');
});

it('draws the parts of what has come in turns, each of which is seen before the next', async () => {
  const seen: number[] = [];
  const { rerender } = renderHook(({ isThere }) => seen.push(useStaggered(isThere, 3)), {
    initialProps: { isThere: false },
  });
  rerender({ isThere: true });
  expect(seen).toEqual([0, 0]);
  await vi.waitFor(() => expect(seen).toEqual([0, 0, 1, 2, 3]));
});

it('draws all parts at once of what is there already', () => {
  expect(renderHook(() => useStaggered(true, 3)).result.current).toBe(3);
});
