import { describe, expect, it } from 'vitest';
import { addressSubject, networksOf } from './networks.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['1:2:3:4:5:6:203.0.113.9', '1:2:3:4::/64'],
])('counts %s under %s', (address, subject) => {
  expect(addressSubject(address)).toBe(subject);
  expect(networksOf(address)[0]).toEqual({ subject, times: 1 });
});

describe('the networks of an address', () => {
  const subjects = (address: string) => networksOf(address).map(({ subject }) => subject);

  it('are those that one party may hold all of, with room for a crowd in each', () => {
    expect(networksOf('2001:db8:1:abcd::9')).toEqual([
      { subject: '2001:db8:1:abcd::/64', times: 1 },
      { subject: '2001:db8:1:ab00::/56', times: 10 },
      { subject: '2001:db8:1::/48', times: 100 },
    ]);
    expect(networksOf('203.0.113.9')).toEqual([
      { subject: '203.0.113.9', times: 1 },
      { subject: '203.0.113.0/24', times: 16 },
    ]);
  });

  it('are shared by neighbours and by nobody else', () => {
    const [, house, site] = subjects('2001:db8:1:ab01::1');
    expect(subjects('2001:db8:1:abff::2').slice(1)).toEqual([house, site]);
    expect(subjects('2001:db8:1:ac01::1')).not.toContain(house);
    expect(subjects('2001:db8:1:ac01::1')).toContain(site);
    expect(subjects('2001:db8:2:ab01::1')).not.toContain(site);
    expect(subjects('2001:db8:1:1::1')[1]).toBe('2001:db8:1:0::/56');
  });

  it('of what is no address are itself alone', () => {
    expect(subjects('undefined')).toEqual(['undefined']);
  });
});
