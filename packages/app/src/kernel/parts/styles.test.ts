import { afterEach, expect, it, vi } from 'vitest';
import { completeStyles, fetchStyles } from './styles.ts';

afterEach(() => document.head.replaceChildren());

const links = (): HTMLLinkElement[] => [...document.querySelectorAll('link')];

const addresses = () => links().map((link) => link.getAttribute('href'));

const begin = (): void => {
  document.head.innerHTML =
    '<style>.b{}</style><style data-rest="/rest.css">.a{}</style><link rel="icon" href="/mark.svg">';
};

/** What asks goes on before the sheet is read. */
const atItsTurn = (): Promise<void> => new Promise((goOn) => setTimeout(goOn, 0));

const say = (name: 'load' | 'error'): void => {
  for (const link of links()) if (link.rel === 'stylesheet') link.dispatchEvent(new Event(name));
};

it('puts the rest behind the page’s own styles, and waits until it is there, whoever asks', async () => {
  begin();
  const told = vi.fn<() => void>();
  const done = [completeStyles().then(told), completeStyles().then(told)];
  expect(addresses()).toEqual(['/mark.svg']);
  await atItsTurn();
  expect(addresses()).toEqual(['/rest.css', '/mark.svg']);
  expect(told).not.toHaveBeenCalled();
  say('load');
  await Promise.all(done);
  expect(told).toHaveBeenCalledTimes(2);
});

it('asks once, and again after it did not come', async () => {
  begin();
  const failed = completeStyles();
  await atItsTurn();
  say('error');
  await expect(failed).rejects.toThrow('The styles did not come');
  expect(addresses()).toEqual(['/mark.svg']);
  const done = completeStyles();
  await atItsTurn();
  say('load');
  await done;
  await completeStyles();
  expect(addresses()).toEqual(['/rest.css', '/mark.svg']);
});

it('has it fetched before it is read', () => {
  begin();
  fetchStyles();
  expect(links().map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['icon', '/mark.svg'],
    ['preload', '/rest.css'],
  ]);
});

it('has nothing to wait for on a page that has all', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/all.css">';
  await completeStyles();
  fetchStyles();
  expect(addresses()).toEqual(['/all.css']);
});
