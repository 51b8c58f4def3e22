import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Envelope, Game, Payload, Query, Reply } from '../client.ts';

/** What a module loads when it runs: types are gone by then. */
const loadedBy = (source: string): string[] =>
  source
    .split(';')
    .filter((statement) => /\b(?:import|export)\b[\s\S]*\bfrom\b/.test(statement))
    .filter((statement) => !/\b(?:import|export) type\b/.test(statement))
    .map((statement) => /from '([^']+)'/.exec(statement)?.[1] ?? '');

describe('the client’s part of the contract', () => {
  it('is shipped without a schema', () => {
    const seen = new Set<string>();
    const outside = new Set<string>();
    const walk = (file: URL): void => {
      if (seen.has(file.href)) return;
      seen.add(file.href);
      for (const name of loadedBy(readFileSync(file, 'utf8'))) {
        if (name.startsWith('.')) walk(new URL(name, file));
        else outside.add(name);
      }
    };
    walk(new URL('../client.ts', import.meta.url));
    expect([...outside]).toEqual([]);
    expect([...seen].some((file) => file.endsWith('/door/client.ts'))).toBe(true);
  });
});

describe('derived types', () => {
  it('follow the schemas', () => {
    expectTypeOf<Reply<'login'>['token']>().toEqualTypeOf<string>();
    expectTypeOf<Reply<'logout'>>().toEqualTypeOf<null>();
    expectTypeOf<Query<'gameList'>['pageNo']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Query<'memberInfo'>>().toEqualTypeOf<undefined>();
    expectTypeOf<Payload<'login'>['type']>().toEqualTypeOf<'username' | 'sms' | 'firebase'>();
    expectTypeOf<Reply<'gameList'>['games'][number]>().toEqualTypeOf<Game>();
    expectTypeOf<Envelope<Game>['value']>().toEqualTypeOf<Game | null>();
  });
});
