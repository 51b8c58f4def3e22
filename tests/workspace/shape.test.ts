import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const textOf = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

/** Paragraphs and items of lists, each in one line; headings, tables and code are neither. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let isOpen = false;
  for (const line of markdown.replaceAll(/^```.*?^```$/gms, '').split('\n')) {
    const isText = line.trim() !== '' && !/^\s*(?:#|\|)/.test(line);
    if (!isText) isOpen = false;
    else if (isOpen && !/^\s*(?:[-*]|\d+\.)\s/.test(line)) blocks.push(`${blocks.pop()} ${line}`);
    else {
      blocks.push(line.replace(/^\s*(?:[-*]|\d+\.)\s+/, ''));
      isOpen = true;
    }
  }
  return blocks;
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** What has more words than that, by its beginning. */
const longer = (blocks: readonly string[], most: number): string[] =>
  blocks
    .filter((block) => wordsIn(block) > most)
    .map((block) => `${wordsIn(block)} words: ${block.slice(0, 60)}`);

it('explains how to work here in paragraphs and items of at most 90 words', () => {
  expect(longer(blocksOf(textOf('CONTRIBUTING.md')), 90)).toEqual([]);
});

describe('the changelog', () => {
  const changelog = textOf('CHANGELOG.md');
  const [first, ...releases] = [...changelog.matchAll(/^## (.+)$/gm)].map(([, name = '']) => name);

  it('begins with what is not released yet', () => expect(first).toBe('[Unreleased]'));

  it('names each release by its version and its day', () => {
    expect(releases.length).toBeGreaterThan(0);
    expect(releases.filter((name) => !/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/.test(name))).toEqual(
      [],
    );
  });

  it('tells the newest release first, by version and by day', () => {
    const inOrder = releases.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    expect(releases).toEqual(inOrder);
    expect(new Set(releases).size).toBe(releases.length);
    const days = releases.map((name) => name.slice(-10));
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('parts changes by the words of Keep a Changelog', () => {
    const known = new Set(['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']);
    const parts = [...changelog.matchAll(/^#{3,} *(.*)$/gm)].map(([, name = '']) => name);
    expect(parts.filter((name) => !known.has(name))).toEqual([]);
  });

  it('says each change in at most 60 words', () => {
    expect(longer(blocksOf(changelog), 60)).toEqual([]);
  });

  it('has as its newest release the version of the project', () => {
    const { version } = JSON.parse(textOf('package.json')) as { version: string };
    expect(releases[0]).toMatch(`[${version}] - `);
  });
});
