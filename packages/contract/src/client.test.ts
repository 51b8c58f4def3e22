import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Envelope, Game, Payload, Query, Reply } from './client.ts';

describe('the client’s part of the contract', () => {
  it('is shipped without a schema', () => {
    const runTime = (file: string) =>
      readFileSync(new URL(file, import.meta.url), 'utf8')
        .split(';')
        .filter((statement) => /\b(?:import|export)\b[\s\S]*\bfrom\b/.test(statement))
        .filter((statement) => !/\b(?:import|export) type\b/.test(statement))
        .map((statement) => /from '([^']+)'/.exec(statement)?.[1]);
    expect(runTime('client.ts')).toEqual(['./errors.ts', './routes.ts']);
    expect(runTime('errors.ts')).toEqual([]);
    expect(runTime('routes.ts')).toEqual([]);
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
