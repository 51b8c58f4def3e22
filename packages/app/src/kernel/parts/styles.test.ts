import { afterEach, expect, it, vi } from 'vitest';
import { completeStyles, fetchStyles } from './styles.ts';

afterEach(() => document.head.replaceChildren());

const links = (): HTMLLinkElement[] => [...document.querySelectorAll('link')];

const addresses = () => links().map((link) => link.getAttribute('href'));

const begin = (): void => {
  document.head.innerHTML =
    '<style data-whole="/whole.css /theme.css">.a{}</style><link rel="icon" href="/mark.svg">';
};

const say = (name: 'load' | 'error'): void => {
  for (const link of links()) if (link.rel === 'stylesheet') link.dispatchEvent(new Event(name));
};

it('puts the whole sheets behind the page’s own styles, the brand’s behind the bundle’s', async () => {
  begin();
  const done = completeStyles();
  expect(addresses()).toEqual(['/whole.css', '/theme.css', '/mark.svg']);
  say('load');
  await done;
});

it('waits until all of them are there, whoever asks', async () => {
  begin();
  const told = vi.fn<() => void>();
  const done = [completeStyles().then(told), completeStyles().then(told)];
  links()[0]?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
  expect(addresses()).toHaveLength(3);
  say('load');
  await Promise.all(done);
  expect(told).toHaveBeenCalledTimes(2);
});

it('asks once, and again after one did not come', async () => {
  begin();
  const failed = completeStyles();
  say('error');
  await expect(failed).rejects.toThrow('The styles did not come');
  expect(addresses()).toEqual(['/mark.svg']);
  const done = completeStyles();
  say('load');
  await done;
  await completeStyles();
  expect(addresses()).toEqual(['/whole.css', '/theme.css', '/mark.svg']);
});

it('has them fetched before they are read', () => {
  begin();
  fetchStyles();
  expect(links().map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['icon', '/mark.svg'],
    ['preload', '/whole.css'],
    ['preload', '/theme.css'],
  ]);
});

it('has nothing to wait for on a page with the whole sheet', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/whole.css">';
  await completeStyles();
  fetchStyles();
  expect(addresses()).toEqual(['/whole.css']);
});
