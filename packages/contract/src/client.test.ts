import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Envelope, Game, Payload, Query, Reply } from './client.ts';
import { routes } from './client.ts';
import { endpoints } from './endpoints.ts';

describe('the client’s table of routes', () => {
  it('equals the contract, route by route', () => {
    const expected = Object.fromEntries(
      Object.values(endpoints).map(({ name, method, path, encrypted, idempotent }) => [
        name,
        { method, path, encrypted, idempotent },
      ]),
    );
    expect(routes).toEqual(expected);
  });

  it('is shipped without a schema', () => {
    const source = readFileSync(new URL('client.ts', import.meta.url), 'utf8');
    const runTime = source
      .split(';')
      .filter((statement) => /\b(?:import|export)\b[\s\S]*\bfrom\b/.test(statement))
      .filter((statement) => !/\b(?:import|export) type\b/.test(statement))
      .map((statement) => /from '([^']+)'/.exec(statement)?.[1]);
    expect(runTime).toEqual(['./errors.ts']);
    expect(readFileSync(new URL('errors.ts', import.meta.url), 'utf8')).not.toMatch(/^import/m);
  });
});

describe('derived types', () => {
  it('follow the schemas', () => {
    expectTypeOf<Reply<'login'>['token']>().toEqualTypeOf<string>();
    expectTypeOf<Reply<'logout'>>().toEqualTypeOf<null>();
    expectTypeOf<Query<'gameList'>['pageNo']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Query<'memberInfo'>>().toEqualTypeOf<undefined>();
    expectTypeOf<Payload<'login'>['type']>().toEqualTypeOf<'username'>();
    expectTypeOf<Reply<'gameList'>['games'][number]>().toEqualTypeOf<Game>();
    expectTypeOf<Envelope<Game>['value']>().toEqualTypeOf<Game | null>();
  });
});
