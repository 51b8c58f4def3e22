import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useReturn } from '@livery/web/routing/use-return';
import { PageRouter } from './page-router.tsx';

let go: ReturnType<typeof useNavigate>;
let goBack: () => void;

function Page() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const back = useReturn('/m/before-all');
  useEffect(() => {
    go = navigate;
    goBack = back;
  });
  return (
    <output>
      {[useNavigationType(), pathname + search + hash, state].filter(Boolean).join(' ')}
    </output>
  );
}

const opened = () =>
  render(
    <PageRouter>
      <Page />
    </PageRouter>,
  );

const page = () => screen.getByRole('status').textContent;

/** Whatever the browser does with its history is done once it has told of it. */
const afterPop = async (change: () => void): Promise<void> => {
  const told = new Promise<void>((resolve) =>
    addEventListener('popstate', () => setTimeout(resolve), { once: true }),
  );
  await act(async () => {
    change();
    await told;
  });
};

beforeEach(() => history.replaceState(null, '', '/m/home?a=1#top'));

it('begins where the browser is, with no page of ours before', async () => {
  opened();
  expect(page()).toBe('POP /m/home?a=1#top');
  await act(async () => goBack());
  expect(page()).toBe('REPLACE /m/before-all');
});

it('tells of each page what it was given and how it was come to, and goes back by it', async () => {
  opened();
  await act(async () => void go('/m/home', { replace: true, state: 'what was said' }));
  expect(page()).toBe('REPLACE /m/home what was said');
  await act(async () => void go('/m/set'));
  expect(page()).toBe('PUSH /m/set');
  await afterPop(() => goBack());
  expect(page()).toBe('POP /m/home what was said');
});

it('knows a page again that is loaded anew, and how many were before it', async () => {
  const { unmount } = opened();
  await act(async () => void go('/m/set', { state: '7' }));
  unmount();
  opened();
  expect(page()).toBe('POP /m/set 7');
  await afterPop(() => goBack());
  expect(page()).toBe('POP /m/home?a=1#top');
});
