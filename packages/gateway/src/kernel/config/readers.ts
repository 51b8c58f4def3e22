import { resolve } from 'node:path';

/** Reads a text; undefined refuses it. */
export type Reader<T> = (text: string) => T | undefined;

const ROOT = resolve(import.meta.dirname, '../../../../..');

export const wholeNumber =
  (low: number, high: number): Reader<number> =>
  (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= low && value <= high ? value : undefined;
  };

export const kibibytes = (low: number, high: number): Reader<number> => {
  const read = wholeNumber(low, high);
  return (text) => {
    const value = read(text);
    return value === undefined ? undefined : value * 1024;
  };
};

export const path: Reader<string> = (text) =>
  text.includes('\0') || text === '' ? undefined : resolve(ROOT, text);

export const oneOf =
  (values: readonly string[]): Reader<string> =>
  (text) =>
    values.includes(text) ? text : undefined;

export const matching =
  (pattern: RegExp): Reader<string> =>
  (text) =>
    pattern.test(text) ? text : undefined;

/** Nothing, or something a person would not type by heart. */
export const secret =
  (shortest: number): Reader<string | null> =>
  (text) =>
    text === '' ? null : text.length >= shortest && !/\s/.test(text) ? text : undefined;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|[a-z0-9-]+(\.[a-z0-9-]+)*\.localhost)$/;

/** https, or http that does not leave this machine; no name and password in it. */
function safeUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
  return isSafe ? url : undefined;
}

/** As a browser writes it, but for a slash behind: no star, no path, and a host that a page can have. */
const ORIGIN = /^https?:\/\/(\[[\da-f:.]+\]|[\w-]+(\.[\w-]+)*)(:\d{1,5})?\/?$/i;

/** A comma between each; none is an empty list. */
export const origins: Reader<readonly string[]> = (text) => {
  const given = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const found = given.flatMap((one) => {
    const url = ORIGIN.test(one) ? safeUrl(one) : undefined;
    return url === undefined ? [] : [url.origin];
  });
  return found.length === given.length ? [...new Set(found)] : undefined;
};

/** Where messages are sent: the terminal, or a service that takes them by POST. */
export const destination: Reader<string> = (text) =>
  text === 'console' || text === '' ? 'console' : safeUrl(text)?.href;
