import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressScript, repeatPress, takePress } from './early-press.ts';

const pressed = vi.fn<(name: string) => void>();
let pages = 0;

const find = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};

/** Nobody hears a press before the app is alive. */
function live(): void {
  for (const { id } of document.querySelectorAll('#root [id]'))
    find(id).addEventListener('click', (event) => {
      event.preventDefault();
      pressed(id);
    });
}

beforeEach(async () => {
  document.body.innerHTML =
    '<div id="root"><button id="search"><i id="glass"></i></button><button id="menu"></button><a id="slots" href="#slots"></a><input id="name"><p id="text"></p></div>';
  pages += 1;
  await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(pressScript)}#${pages}`
  );
});

afterEach(() => {
  takePress();
  repeatPress();
  pressed.mockReset();
});

it('does what was pressed last before anything could answer, once', () => {
  find('menu').click();
  find('glass').click();
  takePress();
  live();
  repeatPress();
  repeatPress();
  expect(pressed.mock.calls).toEqual([['search']]);
  expect(document.activeElement).toBe(find('search'));
});

it('leaves to the browser what it does itself, and what answers no press', () => {
  find('menu').click();
  find('slots').click();
  takePress();
  live();
  repeatPress();
  expect(pressed).not.toHaveBeenCalled();
});

it('forgets what gave way to something else', () => {
  const search = find('search');
  search.click();
  takePress();
  live();
  search.remove();
  repeatPress();
  expect(pressed).not.toHaveBeenCalled();
});

it('hears nothing more once the app does', () => {
  takePress();
  live();
  find('menu').click();
  repeatPress();
  expect(pressed.mock.calls).toEqual([['menu']]);
});

it.each(['slots', 'name'])('presses %s through a page that waits, which goes on waiting', (id) => {
  const root = find('root');
  root.inert = true;
  document.elementFromPoint = () => (root.inert ? null : find(id));
  document.body.click();
  Reflect.deleteProperty(document, 'elementFromPoint');
  expect(root.inert).toBe(true);
  takePress();
  root.inert = false;
  live();
  repeatPress();
  expect(pressed.mock.calls).toEqual([[id]]);
  expect(document.activeElement).toBe(find(id));
});
