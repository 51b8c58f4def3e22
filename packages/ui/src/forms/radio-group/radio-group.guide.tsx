import type { Guide } from '../../testing/guide.ts';
import { Radio, RadioGroup } from './index.ts';

export const guide: Guide = {
  is: 'One of a few, each with room for words.',
  when: [
    'Two to seven choices that need reading. `cards` where each needs explaining.',
    'Choose one beforehand only where most people would.',
  ],
  whenNot: [
    { case: 'Two to four short words.', use: 'segmented' },
    { case: 'More than seven.', use: 'select' },
    { case: 'Several may be chosen.', use: 'checkbox' },
  ],
  anatomy: [
    { name: 'Question', description: 'Named for those who do not see it too.', at: 'legend' },
    { name: 'Choice', description: 'The whole row can be pressed.', at: 'label' },
    { name: 'Description', description: 'What it means.' },
    { name: 'Error', description: 'Under all of them.' },
  ],
  story: 'Cards',
  keyboard: [
    ['↑, ↓, ←, →', 'Choose the one before or after.'],
    ['Tab', 'Into the group and out of it, as one stop.'],
  ],
  pairs: [
    {
      good: {
        caption: 'Nothing is chosen beforehand: the limit is the player’s own decision.',
        shows: (
          <RadioGroup label="Your limit for a week">
            <Radio value="1000">₱1,000</Radio>
            <Radio value="5000">₱5,000</Radio>
            <Radio value="none">No limit</Radio>
          </RadioGroup>
        ),
      },
      bad: {
        caption: 'What suits the house is chosen already, and most people leave it.',
        shows: (
          <RadioGroup label="Your limit for a week" defaultValue="none">
            <Radio value="1000">₱1,000</Radio>
            <Radio value="5000">₱5,000</Radio>
            <Radio value="none">No limit</Radio>
          </RadioGroup>
        ),
      },
    },
    {
      good: {
        caption: 'The choice in a few words; what it means below, what it costs at the end.',
        shows: (
          <RadioGroup cards label="How you want it" defaultValue="wallet">
            <Radio value="bank" description="One to three working days" end="₱0">
              Bank transfer
            </Radio>
            <Radio value="wallet" description="Within an hour" end="₱15">
              Electronic wallet
            </Radio>
          </RadioGroup>
        ),
      },
      bad: {
        caption: 'All in one line: the prices stand nowhere that they could be compared.',
        shows: (
          <RadioGroup cards label="How you want it" defaultValue="wallet">
            <Radio value="bank">Bank transfer (one to three working days, no fee)</Radio>
            <Radio value="wallet">Electronic wallet (within an hour, for ₱15)</Radio>
          </RadioGroup>
        ),
      },
    },
  ],
};
