import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { startPlatform, type Platform } from '../../../../testing/platform.ts';
import { renderPart } from '../../../../testing/render.tsx';
import { game } from '../../../../testing/samples.ts';
import { GameSheet } from '../game-sheet.tsx';

let platform: Platform;
beforeEach(async () => {
  platform = await startPlatform();
});

const toldOf = (label: string) =>
  screen.getAllByText(label).at(-1)?.nextElementSibling?.textContent;

const told = (change: Partial<Reply<'gameInfo'>> = {}): Reply<'gameInfo'> => ({
  rtp: '96.4',
  volatility: 'high',
  maxWin: 5_000,
  rulesUrl: 'https://vendor.example/rules?lang={language}',
  jackpotIds: ['grand'],
  jackpotShare: '1.50',
  minBet: '0.2',
  maxBet: '100',
  ...change,
});

const openRules = async () => {
  const { user } = await renderPart(
    <GameSheet game={game(1)} open onClose={() => {}} onPlay={() => {}} />,
  );
  await user.click(screen.getByText('Rules and odds'));
  await screen.findByText('Volatility');
};

it('tells the odds, the stakes, the jackpot’s part and the way to the rules before play [RG-26] [BX-13]', async () => {
  platform.on('gameInfo', () => told());
  platform.on('jackpots', () => ({ list: [] }));
  await openRules();
  await waitFor(() => expect(toldOf('Volatility')).toBe('High: larger wins, seldom'));
  expect(toldOf('Return to player')).toBe('96.40%');
  expect(toldOf('Highest win')).toBe('5,000 × the stake');
  expect(toldOf('Minimum bet')).toBe('₱0.20');
  expect(toldOf('Maximum bet')).toBe('₱100.00');
  expect(toldOf('Goes into jackpots')).toBe('1.50% of each stake');
  const rules = screen.getByRole<HTMLAnchorElement>('link', { name: 'Read the rules' });
  expect(rules.href).toBe('https://vendor.example/rules?lang=EN');
  expect(rules.rel).toContain('noopener');
  screen.getByText('Free play follows the same rules, with the same chances.');
});

it('has a dash for each that its vendor does not tell [RG-26]', async () => {
  const nothing = { rtp: null, volatility: null, maxWin: null, minBet: null, maxBet: null };
  const none = { rulesUrl: null, jackpotIds: [], jackpotShare: null };
  platform.on('gameInfo', () => told({ ...nothing, ...none }));
  await openRules();
  const labels = [
    'Return to player',
    'Volatility',
    'Highest win',
    'Minimum bet',
    'Maximum bet',
    'Goes into jackpots',
    'Rules',
  ];
  expect(labels.map(toldOf)).toEqual(labels.map(() => '–'));
});
