import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../testing/render.tsx';

afterEach(() => {
  vi.doUnmock('@livery/web/rich-text/sanitise');
  vi.resetModules();
});

it('says the words alone where the sanitiser cannot be had, and asks for it again', async () => {
  vi.doMock('@livery/web/rich-text/sanitise', () => {
    throw new Error('The network is gone');
  });
  const { RichText } = await import('./rich-text.tsx');
  const { user } = await renderPart(
    <RichText html="<h2>Prizes</h2><p>One &amp; <b>two</b><script>alert(1)</script></p>" />,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/^Prizes\s+One & two$/)).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
  vi.doUnmock('@livery/web/rich-text/sanitise');
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Prizes' })).toBeTruthy();
  expect(screen.getByText('two').localName).toBe('b');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
