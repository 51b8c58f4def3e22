// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { copyText } from './copy-text.ts';

let button: HTMLButtonElement;
const clipboard = (writeText?: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', writeText ? { clipboard: { writeText } } : {});

beforeEach(() => {
  button = document.body.appendChild(document.createElement('button'));
  button.focus();
});

afterEach(() => {
  button.remove();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

describe('copying', () => {
  it('asks the clipboard first', async () => {
    const write = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    clipboard(write);
    expect(await copyText('4821', button)).toBe(true);
    expect(write).toHaveBeenCalledWith('4821');
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('no'))],
    ['is not there', undefined],
  ])('selects the text where the clipboard %s', async (_how, write) => {
    clipboard(write);
    const seen: string[] = [];
    document.execCommand = () => {
      const field = document.querySelector('textarea');
      seen.push(field?.value ?? '', String(field?.previousElementSibling === button));
      return true;
    };
    expect(await copyText('4821', button)).toBe(true);
    expect(seen).toEqual(['4821', 'true']);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('says so where nothing works', async () => {
    clipboard();
    expect(await copyText('4821', button)).toBe(false);
  });
});
