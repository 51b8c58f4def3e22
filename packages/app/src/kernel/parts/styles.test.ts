import { afterEach, expect, it, vi } from 'vitest';
import { completeStyles } from './styles.ts';

afterEach(() => document.head.replaceChildren());

const sheets = () =>
  [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

const begin = (): void => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/first.css" data-whole="/whole.css"><link rel="stylesheet" href="/theme.css">';
};

const whole = () => document.querySelector('link[href="/whole.css"]');

it('puts the whole sheet behind the first one, before those of the brand', async () => {
  begin();
  const done = completeStyles();
  expect(sheets()).toEqual(['/first.css', '/whole.css', '/theme.css']);
  whole()?.dispatchEvent(new Event('load'));
  await done;
});

it('waits until it is there', async () => {
  begin();
  const told = vi.fn<() => void>();
  const done = completeStyles().then(told);
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
  whole()?.dispatchEvent(new Event('load'));
  await done;
  expect(told).toHaveBeenCalledOnce();
});

it('asks once, and again after it did not come', async () => {
  begin();
  const failed = completeStyles();
  whole()?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('The styles did not come');
  expect(sheets()).toEqual(['/first.css', '/theme.css']);
  const done = completeStyles();
  whole()?.dispatchEvent(new Event('load'));
  await done;
  await completeStyles();
  expect(sheets()).toEqual(['/first.css', '/whole.css', '/theme.css']);
});

it('has nothing to wait for on a page with the whole sheet', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/whole.css">';
  await completeStyles();
  expect(sheets()).toEqual(['/whole.css']);
});
