import type { Endpoint } from '../endpoints.ts';

export interface Group {
  readonly name: string;
  readonly about: string;
  /** Of paths, below the base. */
  readonly prefixes: readonly string[];
}

/** Chapters of the document, in reading order. */
export const groups: readonly Group[] = [
  { name: 'Session', about: 'Coming, staying, leaving.', prefixes: ['/session', '/member/trial'] },
  {
    name: 'Registration and verification',
    about: 'Opening an account, and proving a phone, an address or patience.',
    prefixes: [
      '/member/register',
      '/system/registerSettings',
      '/member/exists',
      '/member/email',
      '/verification',
      '/captcha',
      '/affiliate',
    ],
  },
  { name: 'Account', about: 'The member’s own account.', prefixes: ['/member', '/v2/member'] },
  { name: 'Inbox', about: 'Letters to a member.', prefixes: ['/member/inbox'] },
  { name: 'System', about: 'The site itself.', prefixes: ['/system'] },
  {
    name: 'Content',
    about: 'What the site says and offers.',
    prefixes: ['/announcement', '/promotion', '/bonus', '/feedback', '/stream', '/referral'],
  },
  {
    name: 'Games',
    about: 'The catalogue, and playing from it.',
    prefixes: ['/game', '/lottery', '/jackpot', '/lobby'],
  },
  {
    name: 'Wallet and records',
    about: 'What there is, and what was.',
    prefixes: ['/wallet', '/record'],
  },
  {
    name: 'Cashier',
    about: 'Money in and out.',
    prefixes: ['/deposit', '/withdraw', '/member/bankCard'],
  },
  { name: 'Chat and live', about: 'Talking and watching.', prefixes: ['/chat', '/live'] },
  { name: 'Agents', about: 'Teams, contracts and what they earn.', prefixes: ['/agent', '/rain'] },
  {
    name: 'Security and identity',
    about: 'What guards an account, and who stands behind it.',
    prefixes: ['/security', '/kyc', '/session/history', '/session/device', '/member/profile'],
  },
  {
    name: 'Responsible play',
    about: 'Limits, breaks and what they rest on.',
    prefixes: ['/rg', '/account'],
  },
];

/** The chapter that says most of the operation's path. */
export function groupOf({ path }: Endpoint): Group | undefined {
  const length = ({ prefixes }: Group) =>
    Math.max(
      0,
      ...prefixes
        .map((prefix) => `/wps${prefix}`)
        .filter((prefix) => path === prefix || path.startsWith(`${prefix}/`))
        .map((prefix) => prefix.length),
    );
  const [best] = groups.toSorted((one, other) => length(other) - length(one));
  return best !== undefined && length(best) > 0 ? best : undefined;
}
