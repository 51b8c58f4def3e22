import { describe, expect, it } from 'vitest';

import { judge } from './strength.ts';

const of = (password: string, avoid: string[] = []): number => judge(password, { avoid }).strength;

describe('strength of a password', () => {
  it('is none below the least length, whatever it is made of', () => {
    expect(of('')).toBe(0);
    expect(of('aB3$xY7')).toBe(0);
    expect(judge('aB3$xY', { least: 6 }).strength).toBeGreaterThan(0);
  });

  it.each(['password', 'P@ssw0rd', 'Password123', 'iloveyou!!', 'qwertyuiop'])(
    'is the least for what everybody chooses: %s',
    (password) => expect(of(password)).toBe(1),
  );

  it.each(['12345678', 'abcdefghij', 'aaaaaaaaaaaa', '87654321'])(
    'is the least for what goes on as expected: %s',
    (password) => expect(judge(password)).toMatchObject({ strength: 1 }),
  );

  it('is the least with a name in it, in capitals too', () => {
    expect(of('MariSol88xyzq', ['marisol88'])).toBe(1);
    expect(judge('MariSol88xyzq', { avoid: ['marisol88'] }).hints).toContain('avoid');
    expect(of('blue-kettle-9', ['x', ''])).toBeGreaterThan(1);
  });

  it('grows with length and with kinds of letters', () => {
    expect(of('ktwmvxbr')).toBe(2);
    expect(of('kTwmv7xbr')).toBe(3);
    expect(of('kTwmv7xbrmd4')).toBe(4);
    expect(of('four plain words here')).toBe(4);
  });

  it('reads other scripts', () => {
    expect(of('كلمةسرطويلة٧٣')).toBeGreaterThanOrEqual(3);
  });

  it('says what would make it better, and nothing where nothing would', () => {
    expect(judge('ktwmvxbr').hints).toEqual(['longer', 'mixed']);
    expect(judge('12345678').hints).toContain('pattern');
    expect(judge('password').hints).toContain('common');
    expect(judge('four plain words here').hints).toEqual([]);
  });
});
