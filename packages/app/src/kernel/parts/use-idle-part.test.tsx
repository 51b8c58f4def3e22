import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { provideRest } from './rest.ts';
import { useIdlePart } from './use-idle-part.ts';

afterEach(() => provideRest(async () => {}));

const load = async () => ({ Part: () => <p>Words that come later</p> });

function Page() {
  const more = useIdlePart(load);
  return more ? <more.Part /> : <p>The page alone</p>;
}

it('shows a part that comes later no sooner than the texts it may say', async () => {
  const rest = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  provideRest(() => {
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
