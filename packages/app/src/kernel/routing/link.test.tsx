import { useEffect } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import {
  MemoryRouter,
  Navigate,
  useLocation,
  useNavigate,
  useNavigationType,
  type NavigateFunction,
} from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Link } from './link.ts';

const Pages = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/m/home']}>{children}</MemoryRouter>
);

/** Where one is, how one came there and with what. */
function Address() {
  const { pathname, search, state } = useLocation();
  return (
    <output>{[useNavigationType(), pathname + search, state].filter(Boolean).join(' ')}</output>
  );
}

function opened(props: ComponentProps<typeof Link>) {
  render(
    <Pages>
      <Link {...props}>there</Link>
      <Address />
    </Pages>,
  );
  return screen.getByRole('link', { name: 'there' });
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
  const link = opened({ to: '/m/set?a=1', state: 'why' });
  expect(link.getAttribute('href')).toBe('/m/set?a=1');
  expect(leftToBrowser(link)).toBe(false);
  expect(address()).toBe('PUSH /m/set?a=1 why');
});

it.each<MouseEventInit>([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves another tab, another window and a file to the browser: %o', (event) => {
  const link = opened({ to: '/m/set' });
  expect(leftToBrowser(link, event)).toBe(true);
  expect(address()).toBe('POP /m/home');
});

it('leaves a link into another window to the browser', () => {
  const link = opened({ to: '/m/set', target: '_blank' });
  expect(leftToBrowser(link)).toBe(true);
  expect(address()).toBe('POP /m/home');
});

it('stays where what listens to the press has taken it', () => {
  const link = opened({ to: '/m/set', onClick: (event) => event.preventDefault() });
  leftToBrowser(link);
  expect(address()).toBe('POP /m/home');
});

it('makes no way back to the page that is open, nor to one it stands in place of', () => {
  leftToBrowser(opened({ to: '/m/home' }));
  expect(address()).toBe('REPLACE /m/home');
});

it('opens a page in place of this one where it is told to', () => {
  leftToBrowser(opened({ to: '/m/set', replace: true }));
  expect(address()).toBe('REPLACE /m/set');
});

it('has nothing in it drawn again when another page opens', () => {
  const drawn = vi.fn<() => void>();
  let navigate: NavigateFunction | undefined;
  function Words() {
    drawn();
    return 'there';
  }
  function Way() {
    const way = useNavigate();
    useEffect(() => {
      navigate = way;
    });
    return null;
  }
  render(
    <Pages>
      <Link to="/m/set">
        <Words />
      </Link>
      <Way />
      <Address />
    </Pages>,
  );
  const before = drawn.mock.calls.length;
  act(() => void navigate?.('/m/help'));
  expect(address()).toBe('PUSH /m/help');
  expect(drawn).toHaveBeenCalledTimes(before);
});

it('leads on at once, with no way back', () => {
  function Page() {
    return useLocation().pathname === '/m/home' ? <Navigate to="/m/set" replace /> : <Address />;
  }
  render(
    <Pages>
      <Page />
    </Pages>,
  );
  expect(address()).toBe('REPLACE /m/set');
});
