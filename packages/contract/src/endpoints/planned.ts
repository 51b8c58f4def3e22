import { Nothing } from '../schemas.ts';
import { endpoint, type CallerKind } from '../endpoint.ts';
import type { OperationName } from '../routes.ts';

/**
 * Operations whose modules come with their screens. Where they are and who may
 * call is settled; what they take and give is not, so nobody can build on it.
 */
const planned = <const N extends OperationName, const C extends CallerKind>(
  id: string,
  name: N,
  caller: C,
  about: string,
) =>
  endpoint(name, {
    id,
    caller,
    about,
    planned: true,
    request: {},
    reply: Nothing,
    errors: ['planned'],
  });

export const chat = {
  chatUnread: planned('A31', 'chatUnread', 'registered', 'Unread chat messages.'),
  chatLaunch: planned('A32', 'chatLaunch', 'registered', 'The address of the live chat.'),
  liveModels: planned('A33', 'liveModels', 'public', 'Who streams now.'),
};

export const cashier = {
  depositMethods: planned('W06', 'depositMethods', 'player', 'Ways to pay in.'),
  depositBanks: planned('W07', 'depositBanks', 'player', 'Banks one can pay from.'),
  depositPromotions: planned('W07', 'depositPromotions', 'player', 'Offers on a deposit.'),
  acceptDepositPromotion: planned('W07', 'acceptDepositPromotion', 'player', 'Takes an offer.'),
  deposit: planned('W08', 'deposit', 'player', 'Orders a deposit.'),
  depositRecords: planned('W09', 'depositRecords', 'player', 'Deposits made.'),
  depositOrder: planned('W09', 'depositOrder', 'player', 'One deposit.'),
  withdrawOptions: planned('W10', 'withdrawOptions', 'registered', 'Ways and limits to pay out.'),
  withdraw: planned('W11', 'withdraw', 'registered', 'Orders a payout.'),
  withdrawRecords: planned('W12', 'withdrawRecords', 'member', 'Payouts made.'),
  bankCards: planned('W13', 'bankCards', 'member', 'The member’s bank cards.'),
  addBankCard: planned('W13', 'addBankCard', 'member', 'Binds a bank card.'),
  removeBankCard: planned('W13', 'removeBankCard', 'member', 'Takes a bank card away.'),
};

export const agents = {
  referral: planned('C10', 'referral', 'nonAgent', 'The member’s invitation and its rewards.'),
  teamKpi: planned('T01', 'teamKpi', 'agent', 'The team in four figures.'),
  teamKpiGroup: planned('T02', 'teamKpiGroup', 'agent', 'Those behind a figure.'),
  downline: planned('T03', 'downline', 'agent', 'The accounts below.'),
  setRebate: planned('T04', 'setRebate', 'agent', 'Sets an account’s rebate.'),
  rebateSettings: planned('T05', 'rebateSettings', 'agent', 'The agent’s own rates.'),
  rebateIncome: planned('T05', 'rebateIncome', 'agent', 'What rebates brought.'),
  dailySalaryRequest: planned('T06', 'dailySalaryRequest', 'member', 'Salary contracts on offer.'),
  dividendRequest: planned('T07', 'dividendRequest', 'member', 'Dividend contracts on offer.'),
  contract: planned('T08', 'contract', 'member', 'A contract and its terms.'),
  acceptContract: planned('T08', 'acceptContract', 'member', 'Accepts a contract.'),
  dividend: planned('T09', 'dividend', 'agent', 'The agent’s dividend.'),
  salary: planned('T09', 'salary', 'agent', 'The agent’s salary.'),
  teamPnl: planned('T10', 'teamPnl', 'agent', 'Profit and loss of the team.'),
  teamBets: planned('T10', 'teamBets', 'agent', 'Bets of the team.'),
  sendRedRain: planned('T11', 'sendRedRain', 'agent', 'Sends a red rain.'),
  redRains: planned('T11', 'redRains', 'agent', 'Red rains sent.'),
  registerUrls: planned('T12', 'registerUrls', 'agent', 'Invitation links.'),
  createRegisterUrl: planned('T12', 'createRegisterUrl', 'agent', 'Makes an invitation link.'),
  openAccount: planned('T13', 'openAccount', 'agent', 'Opens an account below.'),
};

export const security = {
  security: planned('S01', 'security', 'member', 'What guards the account.'),
  setPaymentPassword: planned('S02', 'setPaymentPassword', 'member', 'Sets the payment password.'),
  setQuestions: planned('S03', 'setQuestions', 'member', 'Sets security questions.'),
  setEmail: planned('S03', 'setEmail', 'member', 'Sets the e-mail address.'),
  setPayeeName: planned('S03', 'setPayeeName', 'member', 'Sets the payee’s name.'),
  totp: planned('S04', 'totp', 'member', 'Codes of an authenticator app.'),
  passkey: planned('S04', 'passkey', 'member', 'Passkeys.'),
  sessionHistory: planned('S05', 'sessionHistory', 'member', 'Where the account was used.'),
  endDevice: planned('S05', 'endDevice', 'member', 'Ends a device.'),
  profile: planned('S06', 'profile', 'member', 'The member’s own data.'),
  saveProfile: planned('S06', 'saveProfile', 'member', 'Changes them.'),
  kyc: planned('K01', 'kyc', 'member', 'Where identification stands.'),
  kycDocument: planned('K01', 'kycDocument', 'member', 'Hands in a document.'),
  kycLiveness: planned('K01', 'kycLiveness', 'member', 'Hands in a live picture.'),
};

export const responsiblePlay = {
  responsiblePlay: planned('RG1', 'responsiblePlay', 'member', 'Limits, time-outs, exclusions.'),
  setLimit: planned('RG2', 'setLimit', 'member', 'Sets a limit.'),
  confirmLimit: planned('RG3', 'confirmLimit', 'member', 'Confirms a loosened limit.'),
  removeLimit: planned('RG3', 'removeLimit', 'member', 'Asks to remove a limit.'),
  cancelPendingLimit: planned('RG3', 'cancelPendingLimit', 'member', 'Drops a pending change.'),
  timeOut: planned('RG4', 'timeOut', 'member', 'Takes a break.'),
  exclude: planned('RG4', 'exclude', 'member', 'Excludes oneself.'),
  setRealityCheck: planned('RG5', 'setRealityCheck', 'member', 'Sets the reality check.'),
  acknowledgeRealityCheck: planned('RG5', 'acknowledgeRealityCheck', 'member', 'Answers it.'),
  playSession: planned('RG6', 'playSession', 'member', 'The session in play, in figures.'),
  statement: planned('RG7', 'statement', 'member', 'A statement of the account.'),
  selfAssessment: planned('RG8', 'selfAssessment', 'member', 'Nine questions to oneself.'),
};
