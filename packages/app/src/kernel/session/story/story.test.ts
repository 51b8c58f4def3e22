import { expect, it } from 'vitest';
import { step, type Action, type Happening, type Standing } from './story.ts';

const session = {
  token: 'token-1',
  merchantCode: 'aurora',
  userName: 'maria',
  type: 0,
  firstTimeLogin: false,
};
const renewed = { ...session, token: 'token-2' };
const ofLuis = { ...session, userName: 'luis', token: 'token-3' };

const standings = {
  asking: { at: 'asking' },
  'returning, nobody': { at: 'returning', session: null },
  'returning, maria': { at: 'returning', session },
  in: { at: 'in', session },
  doubting: { at: 'doubting', session, isReplaced: false },
  'doubting, replaced': { at: 'doubting', session, isReplaced: true },
  leaving: { at: 'leaving', session },
  out: { at: 'out' },
} as const satisfies Record<string, Standing>;

const happenings = {
  begins: { what: 'begins' },
  knocks: { what: 'knocks' },
  enters: { what: 'enters', session: renewed },
  presses: { what: 'presses' },
  'told: maria entered': { what: 'told', session: renewed, how: 'entered' },
  'told: maria returned': { what: 'told', session: renewed, how: 'returned' },
  'told: the same token': { what: 'told', session, how: 'answered' },
  'told: luis entered': { what: 'told', session: ofLuis, how: 'entered' },
  'alone, not remembered': { what: 'alone', remembered: null },
  'alone, maria remembered': { what: 'alone', remembered: 'maria' },
  'alone, luis remembered': { what: 'alone', remembered: 'luis' },
  returns: { what: 'returns', session: renewed },
  refused: { what: 'refused' },
  unheard: { what: 'unheard' },
  over: { what: 'over', token: 'token-1', isReplaced: false },
  'over, another token': { what: 'over', token: 'token-0', isReplaced: false },
  ends: { what: 'ends' },
  'asks to leave': { what: 'asksToLeave' },
  leaves: { what: 'leaves' },
  'others left': { what: 'othersLeft' },
  asked: { what: 'asked', by: 'tab-2' },
  amended: { what: 'amended', session: { ...session, firstTimeLogin: true } },
} as const satisfies Record<string, Happening>;

type Name = keyof typeof happenings;

/** All that changes anything: where it leads, and what is done. */
const table: Record<keyof typeof standings, Partial<Record<Name, string>>> = {
  asking: {
    enters: 'in token-2: keep, tell',
    presses: 'returning: askDevice',
    'told: maria entered': 'in token-2: keep, welcome',
    'told: maria returned': 'in token-2: keep, welcome',
    'told: the same token': 'in token-1: keep, welcome',
    'told: luis entered': 'in token-3: keep, welcome',
    'alone, not remembered': 'out',
    'alone, maria remembered': 'returning: askDevice',
    'alone, luis remembered': 'returning: askDevice',
    leaves: 'out: clear, forgetChoice, tellLeft',
    'others left': 'out: clear',
  },
  'returning, nobody': {
    enters: 'in token-2: keep, tell',
    'told: maria entered': 'in token-2: keep, welcome',
    'told: maria returned': 'in token-2: keep, welcome',
    'told: the same token': 'in token-1: keep, welcome',
    'told: luis entered': 'in token-3: keep, welcome',
    returns: 'in token-2: keep, tell, welcome',
    refused: 'out',
    unheard: 'out',
    ends: 'out',
    leaves: 'out: clear, forgetChoice, tellLeft',
    'others left': 'out: clear',
    asked: 'returning: answer',
  },
  'returning, maria': {
    enters: 'in token-2: keep, tell',
    'told: maria entered': 'in token-2: keep',
    'told: maria returned': 'in token-2: keep',
    'told: the same token': 'in token-1: keep',
    'told: luis entered': 'out: clear, reproach',
    returns: 'in token-2: keep, tell',
    refused: 'out: clear, reproach',
    unheard: 'in token-1',
    ends: 'out: clear, reproach',
    leaves: 'out: clear, forgetChoice, tellLeft',
    'others left': 'out: clear',
    asked: 'returning token-1: answer',
  },
  in: {
    enters: 'in token-2: keep, tell',
    'told: maria entered': 'in token-2: keep',
    'told: maria returned': 'in token-2: keep',
    'told: the same token': 'in token-1: keep',
    'told: luis entered': 'out: clear, reproach',
    returns: 'in token-2: keep, tell',
    over: 'doubting token-1: askTabs',
    'asks to leave': 'leaving token-1: tellLeft',
    ends: 'out: clear, reproach',
    leaves: 'out: clear, forgetChoice, tellLeft',
    'others left': 'out: clear',
    asked: 'in token-1: answer',
    amended: 'in token-1: keep',
  },
  doubting: {
    enters: 'in token-2: keep, tell',
    'told: maria entered': 'in token-2: keep',
    'told: maria returned': 'in token-2: keep',
    'told: luis entered': 'out: clear, reproach',
    'alone, not remembered': 'out: clear, reproach',
    'alone, maria remembered': 'returning token-1: askDevice',
    'alone, luis remembered': 'out: clear, reproach',
    'asks to leave': 'leaving token-1: tellLeft',
    ends: 'out: clear, reproach',
    leaves: 'out: clear, forgetChoice, tellLeft',
    'others left': 'out: clear',
    asked: 'doubting token-1: answer',
    amended: 'doubting token-1: keep',
  },
  'doubting, replaced': {
    enters: 'in token-2: keep, tell',
    'told: maria entered': 'in token-2: keep',
    'told: maria returned': 'in token-2: keep',
    'told: luis entered': 'out: clear, reproach',
    'alone, not remembered': 'out: clear, forgetChoice, reproach',
    'alone, maria remembered': 'out: clear, forgetChoice, reproach',
    'alone, luis remembered': 'out: clear, forgetChoice, reproach',
    'asks to leave': 'leaving token-1: tellLeft',
    ends: 'out: clear, reproach',
    leaves: 'out: clear, forgetChoice, tellLeft',
    'others left': 'out: clear',
    asked: 'doubting token-1: answer',
    amended: 'doubting token-1: keep',
  },
  leaving: {
    enters: 'in token-2: keep, tell',
    leaves: 'out: clear, forgetChoice',
    'others left': 'out: clear',
    asked: 'leaving token-1: answer',
  },
  out: {
    begins: 'asking: askTabs',
    knocks: 'asking: askTabs',
    enters: 'in token-2: keep, tell',
    presses: 'returning: askDevice',
    'told: maria entered': 'in token-2: keep, welcome',
    'told: luis entered': 'in token-3: keep, welcome',
    returns: 'out: end',
    leaves: 'out: clear, forgetChoice, tellLeft',
    'others left': 'out: clear',
  },
};

const written = (standing: Standing, actions: readonly Action[] = []): string => {
  const token = 'session' in standing && standing.session ? ` ${standing.session.token}` : '';
  const done = actions.map((action) => action.do).join(', ');
  return `${standing.at}${token}${done ? `: ${done}` : ''}`;
};

for (const [where, standing] of Object.entries(standings))
  it.each(Object.entries(happenings))(
    `says what comes of it where a tab is ${where}: %s`,
    (name, news) => {
      const [next, ...actions] = step(standing, news);
      const expected = table[where as keyof typeof standings][name as Name];
      expect(written(next, actions)).toBe(expected ?? written(standing));
    },
  );
