import { Countdown } from '../../data/countdown/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { LotteryCard, NumberBalls } from './index.ts';

const closes = (
  <Countdown
    look="clock"
    until={Date.UTC(2099, 0, 1)}
    locale="en"
    label="Closes in"
    endLabel="Closed"
  />
);

export const guide: Guide = {
  is: 'A lottery with its next draw and what fell last.',
  when: [
    'In `LotteryList`, where a press on a card leads into the lottery.',
    '`LotteryResult` and `NumberBalls` for what fell, one below the other on a sheet.',
  ],
  whenNot: [
    { case: 'A game without draws.', use: 'game-tile' },
    { case: 'A pot that grows.', use: 'jackpot' },
  ],
  anatomy: [
    { name: 'Cover', description: 'Art of the game, or a drawn stand-in.', at: 'article > span' },
    { name: 'Name', description: 'Names the button; the whole card answers.', at: 'h2' },
    { name: 'Draw', description: 'Its number, and how long it can be played.' },
    { name: 'Balls', description: 'What fell last, in its order.', at: '[dir="ltr"]' },
  ],
  keyboard: [['Enter', 'Opens the lottery, or what fell before.']],
  pairs: [
    {
      good: {
        caption: 'Tells what fell, and leaves it at that.',
        shows: (
          <LotteryCard
            name="Silver Ticket"
            src={undefined}
            draw="Draw 0412"
            countdown={closes}
            last={<NumberBalls label="Drawn last" numbers={['4', '1', '7', '0', '3']} />}
          />
        ),
      },
      bad: {
        caption: 'Never as if past draws foretold the next one.',
        shows: (
          <LotteryCard
            name="Silver Ticket"
            src={undefined}
            draw="7 is due!"
            countdown={closes}
            last={<NumberBalls label="Hot numbers" numbers={['7', '7', '7']} latest />}
          />
        ),
      },
    },
  ],
};
