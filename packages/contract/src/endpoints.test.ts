import { describe, expect, it } from 'vitest';
import { Check } from 'typebox/value';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { Game } from './endpoints/game.ts';
import { envelopeOf } from './envelope.ts';
import { errorCatalogue } from './errors.ts';

const all: readonly Endpoint[] = Object.values(endpoints);

describe('the contract', () => {
  it('names every operation by its key, and each method and path once', () => {
    expect(all.map((one) => one.name)).toEqual(Object.keys(endpoints));
    expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
    expect(new Set(all.map((one) => `${one.method} ${one.path}`)).size).toBe(all.length);
  });

  it('lists only errors of the catalogue', () => {
    for (const one of all) {
      for (const code of one.errors) expect(errorCatalogue).toHaveProperty([code]);
    }
  });

  it('has a payload exactly where the body is encrypted', () => {
    for (const one of all) expect('payload' in one.request).toBe(one.encrypted);
  });

  it('refuses keys nobody declared, in requests of every kind', () => {
    for (const one of all) {
      for (const schema of Object.values(one.request)) {
        expect(schema).toHaveProperty('additionalProperties', false);
      }
    }
  });

  it('uses the paths the specification gives [CA-01] [CA-03] [CA-04] [CA-05]', () => {
    expect(endpoints.login).toMatchObject({ method: 'POST', path: '/wps/session/login' });
    expect(endpoints.captcha).toMatchObject({ method: 'GET', path: '/wps/captcha' });
    expect(endpoints.memberInfo).toMatchObject({ method: 'GET', path: '/wps/member/info' });
    expect(endpoints.logout.method).toBe('DELETE');
  });

  it('carries the nineteen fields of a game [ST-05]', () => {
    expect(Object.keys(Game.properties)).toEqual(
      expect.arrayContaining(
        (
          'gameId nodeId nodeName gameName gameType gameCategory gameClassify gameClassifyNew ' +
          'isNew vassalage displayName showIcon iconUrl mobileLargeIcon roomId supportPlay ' +
          'lottoMode gameCode isGameH5'
        ).split(' '),
      ),
    );
  });

  it('accepts the game list’s query as the specification sends it [CA-22]', () => {
    const query = {
      merchant: 'aurora',
      platform: 'html5',
      gameName: 'mango',
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 25,
      vassalage: 'BGS',
      gameClassify: 'NEW',
      isNew: true,
      minBet: '0.05',
      minLine: 5,
      language: 'TY',
    };
    expect(Check(endpoints.gameList.request.query, query)).toBe(true);
    expect(Check(endpoints.gameList.request.query, { ...query, surprise: 1 })).toBe(false);
  });
});

describe('the envelope', () => {
  it('holds a refusal with a value of its own [LG-08]', () => {
    const schema = envelopeOf(endpoints.login.failure);
    const reply = {
      success: false,
      value: { captcha: true, attemptsLeft: 4 },
      code: 'login.failed',
      message: 'login.failed',
      traceId: 't',
      serverTime: 1,
    };
    expect(Check(schema, reply)).toBe(true);
    expect(Check(schema, { ...reply, traceId: undefined })).toBe(false);
    expect(Check(schema, { ...reply, stack: 'at' })).toBe(false);
  });
});
