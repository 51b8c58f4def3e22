import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/adr');

/** The decisions by the name of their file, as docs/adr holds them. */
type Pages = Readonly<Record<string, string>>;

const pages: Pages = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name !== 'README.md')
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
);
const index = readFileSync(join(folder, 'README.md'), 'utf8');

const headings = ['Status', 'Context', 'Decision', 'Consequences'];

const titleOf = (text: string): string => /^# (.*)$/m.exec(text)?.[1] ?? '';

const sectionOf = (text: string, heading: string): string =>
  (text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').trim();

const numberOf = (name: string): number => Number.parseInt(name, 10);

/** A title in lower case and hyphens, cut at a word, so that a name has at most 72 characters. */
function nameOf(title: string): string {
  const [, number = '', words = ''] = /^(\d+)\. (.*)$/.exec(title) ?? [];
  const parts = words
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let stem = number.padStart(4, '0');
  for (const part of parts) {
    if (`${stem}-${part}.md`.length > 72) break;
    stem += `-${part}`;
  }
  return `${stem}.md`;
}

const link = String.raw`\[ADR \d+\]\(\d{4}-[a-z0-9-]+\.md\)`;
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const topic = '[^.;]+';
const status = new RegExp(
  String.raw`^(?:Superseded by ${link}|Accepted, ${month} \d{4}` +
    String.raw`(?:; superseded in part by ${link}: ${topic}(?:; by ${link}: ${topic})*)?)\.(?: |$)`,
);

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\]\((\d{4}-[a-z0-9-]+\.md)\)/g)].map(([, name = '']) => name);

/** Which pages the beginning of a status says that this one was superseded by. */
const replacedBy = (text: string): string[] => {
  const begin = status.exec(sectionOf(text, 'Status'))?.[0] ?? '';
  return /superseded/i.test(begin) ? namesIn(begin) : [];
};

/** Which pages a status says that this one replaces, or replaces a part of. */
const replaces = (text: string): string[] =>
  [
    ...sectionOf(text, 'Status').matchAll(new RegExp(`Replaces (?:a part of )?${link}`, 'g')),
  ].flatMap(([said]) => namesIn(said));

const withoutHeadings = (all: Pages): string[] =>
  Object.keys(all).filter((name) => {
    const found = [...(all[name] ?? '').matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    return (
      found.join() !== headings.join() ||
      headings.some((heading) => sectionOf(all[name] ?? '', heading) === '')
    );
  });

/** With its # a title has at most 80 characters. */
const badTitles = (all: Pages): string[] =>
  Object.values(all)
    .map(titleOf)
    .filter((title) => title.length > 78 || !/^\d+\. [A-Z][^:]*: [^:\s][^:]*[^:.]$/.test(title));

const badNames = (all: Pages): string[] =>
  Object.keys(all).filter((name) => name !== nameOf(titleOf(all[name] ?? '')));

const badStatuses = (all: Pages): string[] =>
  Object.keys(all).filter((name) => !status.test(sectionOf(all[name] ?? '', 'Status')));

/** What one of two pages says of the other, and the other does not say back. */
const oneSided = (all: Pages): string[] =>
  Object.entries(all).flatMap(([name, text]) => {
    const silent = replacedBy(text)
      .filter((newer) => !replaces(all[newer] ?? '').includes(name))
      .map((newer) => `${numberOf(newer)} does not say that it replaces ${numberOf(name)}`);
    const unaware = replaces(text)
      .filter((older) => !replacedBy(all[older] ?? '').includes(name))
      .map((older) => `${numberOf(older)} does not say that ${numberOf(name)} replaces it`);
    return silent.concat(unaware);
  });

/** Where comments name a decision: `path:line:(ADR 104)`. */
const namedInCode = (): string[] =>
  execFileSync(
    'git',
    ['grep', '-noE', '[(]ADR [0-9]+[)]', '--', 'packages/*.ts', 'packages/*.tsx'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter(Boolean);

/** Of those, the ones whose decision is not there or holds no longer. */
const outOfDate = (places: readonly string[], all: Pages): string[] => {
  const valid = new Set(
    Object.entries(all)
      .filter(([, text]) => !sectionOf(text, 'Status').startsWith('Superseded'))
      .map(([name]) => numberOf(name)),
  );
  return places.filter((place) => !valid.has(Number(/ADR (\d+)/.exec(place)?.[1])));
};

/** The lines that an index has to have, in no order. */
const linesFor = (all: Pages): string[] =>
  Object.entries(all)
    .map(([name, text]) => {
      const [newer] = sectionOf(text, 'Status').startsWith('Superseded') ? replacedBy(text) : [];
      const mark = newer === undefined ? '' : ` (superseded by ${numberOf(newer)})`;
      return `- [${titleOf(text)}](${name})${mark}`;
    })
    .toSorted();

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('- ['))
    .toSorted();

describe('the decisions', () => {
  it('have a status, a context, a decision and consequences', () => {
    expect(withoutHeadings(pages)).toEqual([]);
  });

  it('are called by a subject and, after a colon, what was decided', () => {
    expect(badTitles(pages)).toEqual([]);
  });

  it('stand in files that are called by their titles', () => {
    expect(badNames(pages)).toEqual([]);
  });

  it('have numbers of their own', () => {
    const numbers = Object.keys(pages).map(numberOf);
    expect(numbers.filter((one, at) => numbers.indexOf(one) !== at)).toEqual([]);
  });

  it('say when they were accepted, or by what they were superseded', () => {
    expect(badStatuses(pages)).toEqual([]);
  });

  it('name each other where one replaces another or a part of it', () => {
    expect(oneSided(pages)).toEqual([]);
  });

  it('are in the index, each once and with its present title', () => {
    expect(linesOf(index)).toEqual(linesFor(pages));
  });

  it('are named by comments of the code only while they hold', () => {
    const places = namedInCode();
    expect(places).not.toEqual([]);
    expect(outOfDate(places, pages)).toEqual([]);
  });
});

describe('a decision that is not as it should be', () => {
  const page = (title: string, state: string): string =>
    `# ${title}\n\n## Status\n\n${state}\n\n## Context\n\nOne.\n\n## Decision\n\nTwo.\n\n## Consequences\n\nThree.\n`;
  const older = '0001-lists-flat.md';
  const newer = '0002-lists-nested.md';
  const whole = {
    [older]: page('1. Lists: flat', `Superseded by [ADR 2](${newer}).`),
    [newer]: page('2. Lists: nested', `Accepted, May 2026. Replaces [ADR 1](${older}).`),
  };
  const partly = `Accepted, May 2026; superseded in part by [ADR 2](${newer}): rows.`;

  it('is told from one that is', () => {
    const faults = [withoutHeadings, badTitles, badNames, badStatuses, oneSided];
    expect(faults.flatMap((find) => find(whole))).toEqual([]);
  });

  it('lacks a heading, has one more, or nothing below one', () => {
    const text = whole[older] ?? '';
    expect(
      withoutHeadings({
        lacking: text.replace('## Context\n', ''),
        more: `${text}\n## Not taken\n\nFour.\n`,
        empty: text.replace('Two.', ''),
      }),
    ).toEqual(['lacking', 'more', 'empty']);
  });

  it.each([['1. A list is flat'], ['Lists: flat'], [`1. Lists: ${'flat '.repeat(15)}as ever`]])(
    'is called “%s”',
    (title) => expect(badTitles({ [older]: page(title, '') })).toEqual([title]),
  );

  it('stands in a file of another name', () => {
    expect(badNames({ [newer]: whole[older] ?? '' })).toEqual([newer]);
  });

  it.each(['Accepted.', 'Accepted, 2026.', 'Replaced by ADR 2.', partly.replace(': rows', '')])(
    'has the status “%s”',
    (state) => expect(badStatuses({ [older]: page('1. Lists: flat', state) })).toEqual([older]),
  );

  it('is named by a comment though it holds no longer, or never was', () => {
    expect(outOfDate(['a.ts:1:(ADR 1)', 'b.ts:1:(ADR 2)', 'c.ts:1:(ADR 3)'], whole)).toEqual([
      'a.ts:1:(ADR 1)',
      'c.ts:1:(ADR 3)',
    ]);
  });

  it('is named by the other side alone', () => {
    const alone = page('2. Lists: nested', 'Accepted, May 2026.');
    const said = ['2 does not say that it replaces 1'];
    expect(oneSided({ ...whole, [newer]: alone })).toEqual(said);
    expect(oneSided({ [older]: page('1. Lists: flat', partly), [newer]: alone })).toEqual(said);
    expect(oneSided({ ...whole, [older]: page('1. Lists: flat', 'Accepted, May 2026.') })).toEqual([
      '1 does not say that 2 replaces it',
    ]);
  });
});
