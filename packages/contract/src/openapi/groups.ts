import type { Endpoint } from '../endpoint.ts';

interface Group {
  readonly name: string;
  readonly about: string;
  owns(endpoint: Endpoint): boolean;
}

const under =
  (...prefixes: string[]) =>
  ({ path }: Endpoint): boolean =>
    prefixes.some((prefix) => path === `/wps${prefix}` || path.startsWith(`/wps${prefix}/`));

/** Chapters of the document, in reading order; an operation is in the first that claims it. */
export const groups: readonly Group[] = [
  {
    name: 'Responsible play',
    about: 'Limits, breaks and what they rest on.',
    owns: under('/rg', '/account'),
  },
  {
    name: 'Security and identity',
    about: 'What guards an account, and who stands behind it.',
    owns: under('/security', '/kyc', '/session/history', '/session/device', '/member/profile'),
  },
  { name: 'Session', about: 'Coming, staying, leaving.', owns: under('/session', '/member/trial') },
  {
    name: 'Registration and verification',
    about: 'Opening an account, and proving a phone, an address or patience.',
    owns: under(
      '/member/register',
      '/system/registerSettings',
      '/member/exists',
      '/member/email',
      '/verification',
      '/captcha',
      '/affiliate',
    ),
  },
  { name: 'Inbox', about: 'Letters to a member.', owns: under('/member/inbox') },
  {
    name: 'Cashier',
    about: 'Money in and out.',
    owns: under('/deposit', '/withdraw', '/member/bankCard'),
  },
  { name: 'Account', about: 'The member’s own account.', owns: under('/member', '/v2/member') },
  { name: 'System', about: 'The site itself.', owns: under('/system') },
  {
    name: 'Content',
    about: 'What the site says and offers.',
    owns: under('/announcement', '/promotion', '/feedback', '/stream', '/referral'),
  },
  {
    name: 'Wallet and records',
    about: 'What there is, and what was.',
    owns: under('/wallet', '/record'),
  },
  {
    name: 'Games',
    about: 'The catalogue, and playing from it.',
    owns: under('/game', '/lottery', '/jackpot', '/lobby'),
  },
  { name: 'Chat and live', about: 'Talking and watching.', owns: under('/chat', '/live') },
  { name: 'Agents', about: 'Teams, contracts and what they earn.', owns: under('/agent') },
];
