import { helpWithAccounts, type HelpText } from './help-account.ts';
import { helpWithMoney } from './help-money.ts';

const [account, terms, privacy, verification, technical, contact] = helpWithAccounts;
const [deposits, withdrawals, bonuses, games, responsible, jackpots] = helpWithMoney;

/** In the order of the help centre; links name an article by its place, from nothing up. */
export const help: readonly HelpText[] = [
  account,
  terms,
  privacy,
  deposits,
  withdrawals,
  bonuses,
  games,
  responsible,
  verification,
  technical,
  contact,
  jackpots,
].filter((article) => article !== undefined);
