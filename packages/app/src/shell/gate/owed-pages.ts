import type { RouteName } from '#kernel/routing/addresses.ts';

/** What a member is owed wherever they are: the way in, their money, their account, and to stay away. */
const owed = new Set<RouteName>([
  'account',
  'addBankCard',
  'authenticator',
  'bankCards',
  'betRecord',
  'changePassword',
  'deposits',
  'email',
  'exclusion',
  'forget',
  'help',
  'inbox',
  'limits',
  'login',
  'loginHistory',
  'paused',
  'payeeName',
  'paymentPassword',
  'profile',
  'questions',
  'security',
  'selfTest',
  'settings',
  'statement',
  'transactions',
  'withdraw',
  'withdrawals',
]);

/** Whether a page is shown where nobody may play (RG-38). */
export const isOwed = (name: RouteName | undefined): boolean =>
  name !== undefined && owed.has(name);
