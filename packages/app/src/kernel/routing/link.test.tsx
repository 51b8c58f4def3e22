import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { PageHistory, OpenPage } from './history.ts';
import { Link } from './link.tsx';
import { createMemoryHistory } from './memory-history.ts';
import { Navigation, Redirect, useLocation } from './navigation.tsx';

function Pages({ history, children }: { history: PageHistory; children: ReactNode }) {
  const [page, go] = useState<OpenPage>({ action: 'POP', location: history.location });
  useLayoutEffect(() => history.listen(go), [history]);
  return (
    <Navigation history={history} page={page}>
      {children}
    </Navigation>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function opened(props: ComponentProps<typeof Link>, at = '/m/home') {
  const history = createMemoryHistory({ pathname: at });
  const push = vi.spyOn(history, 'push');
  const replace = vi.spyOn(history, 'replace');
  render(
    <Pages history={history}>
      <Link {...props}>there</Link>
      <Address />
    </Pages>,
  );
  return { link: screen.getByRole('link', { name: 'there' }), push, replace };
}

const address = () => screen.getByRole('status').textContent;

/** Whether the browser is left to do what it does with a link. */
const leftToBrowser = (link: HTMLElement, event: MouseEventInit = {}): boolean => {
  let left = true;
  // What a browser would do is not done here.
  const see = (press: MouseEvent): void => {
    left = !press.defaultPrevented;
    press.preventDefault();
  };
  addEventListener('click', see, { once: true });
  fireEvent.click(link, event);
  return left;
};

it('opens a page of the app, and is a link for everything else', () => {
  const { link, push } = opened({ to: '/m/set?a=1', state: 'why' });
  expect(link.getAttribute('href')).toBe('/m/set?a=1');
  expect(leftToBrowser(link)).toBe(false);
  expect(push).toHaveBeenCalledWith('/m/set?a=1', 'why');
  expect(address()).toBe('/m/set?a=1');
});

it.each<MouseEventInit>([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves another tab, another window and a file to the browser: %o', (event) => {
  const { link } = opened({ to: '/m/set' });
  expect(leftToBrowser(link, event)).toBe(true);
  expect(address()).toBe('/m/home');
});

it('leaves a link into another window to the browser', () => {
  const { link } = opened({ to: '/m/set', target: '_blank' });
  expect(leftToBrowser(link)).toBe(true);
  expect(address()).toBe('/m/home');
});

it('stays where what listens to the press has taken it', () => {
  const { link } = opened({ to: '/m/set', onClick: (event) => event.preventDefault() });
  leftToBrowser(link);
  expect(address()).toBe('/m/home');
});

it('makes no way back to the page that is open, nor to one it stands in place of', () => {
  const here = opened({ to: '/m/home' });
  leftToBrowser(here.link);
  expect(here.replace).toHaveBeenCalledOnce();
  expect(here.push).not.toHaveBeenCalled();
});

it('opens a page in place of this one where it is told to', () => {
  const { link, push, replace } = opened({ to: '/m/set', replace: true });
  leftToBrowser(link);
  expect(replace).toHaveBeenCalledOnce();
  expect(push).not.toHaveBeenCalled();
  expect(address()).toBe('/m/set');
});

it('is not drawn again when another page opens', () => {
  const history = createMemoryHistory({ pathname: '/m/home' });
  const drawn = vi.fn<() => void>();
  function Words() {
    drawn();
    return 'there';
  }
  render(
    <Pages history={history}>
      <Link to="/m/set">
        <Words />
      </Link>
      <Address />
    </Pages>,
  );
  const before = drawn.mock.calls.length;
  act(() => history.push('/m/help'));
  expect(address()).toBe('/m/help');
  expect(drawn).toHaveBeenCalledTimes(before);
});

it('leads on at once, with no way back', () => {
  const history = createMemoryHistory({ pathname: '/m/home' });
  const push = vi.spyOn(history, 'push');
  function Page() {
    return useLocation().pathname === '/m/home' ? <Redirect to="/m/set" /> : <Address />;
  }
  render(
    <Pages history={history}>
      <Page />
    </Pages>,
  );
  expect(address()).toBe('/m/set');
  expect(push).not.toHaveBeenCalled();
});
