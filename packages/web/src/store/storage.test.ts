import { expect, it, vi } from 'vitest';
import { isRecord, local, perTab, readJson } from './storage.ts';

const refuse = () => {
  throw new DOMException('No', 'SecurityError');
};

it('keeps and gives back, forgets and clears', () => {
  local.set('theme', 'light');
  expect(local.get('theme')).toBe('light');
  local.remove('theme');
  expect(local.get('theme')).toBeNull();
  perTab.set('a', '1');
  perTab.clear();
  expect(sessionStorage).toHaveLength(0);
});

it('is as if empty where storage is blocked', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
  local.set('theme', 'light');
  local.remove('theme');
  local.clear();
  expect(local.get('theme')).toBeNull();
});

it('goes on where storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(() => local.set('theme', 'light')).not.toThrow();
});

it('takes text that is no JSON, or JSON of another form, for nothing', () => {
  for (const text of ['', '{', 'undefined', '[]', 'null', '"text"', '7']) {
    local.set('record', text);
    expect(readJson(local, 'record', isRecord)).toBeNull();
  }
  local.set('record', '{"a":1}');
  expect(readJson(local, 'record', isRecord)).toEqual({ a: 1 });
});
