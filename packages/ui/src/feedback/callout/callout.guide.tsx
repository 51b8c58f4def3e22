import { Button } from '../../actions/button/index.ts';
import { TextLink } from '../../actions/link/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Callout } from './index.ts';

export const guide: Guide = {
  is: 'Something that holds as long as one is here, in a quiet block with a title.',
  when: [
    'What has to be known or done before the rest of the page makes sense: who one is, a limit, a break.',
    'With one action at most: the way out of it.',
  ],
  whenNot: [
    { case: 'Something has just happened and is to be read out.', use: 'message' },
    { case: 'It answers a press and may go by itself.', use: 'toast' },
    { case: 'There is nothing else on the page.', use: 'empty-state' },
    { case: 'It has to be answered.', use: 'dialog' },
  ],
  anatomy: [
    { name: 'Mark', description: 'By the tone, or an icon of its own.', at: 'svg' },
    { name: 'Title', description: 'What it is about.', at: 'h2, h3' },
    { name: 'Words', description: 'What that means; one or two sentences.' },
    { name: 'Action', description: 'The one thing to do.', at: 'button, a' },
  ],
  story: 'WithAction',
  pairs: [
    {
      good: {
        caption: 'What it is, what it means, what to do.',
        shows: (
          <Callout title="Tell us who you are first" action={<Button size="medium">Begin</Button>}>
            The law asks for it before a first deposit. It takes about three minutes.
          </Callout>
        ),
      },
      bad: {
        caption: 'A wall without a door.',
        shows: (
          <Callout tone="danger" title="Deposit not possible">
            Error 423.
          </Callout>
        ),
      },
    },
    {
      good: {
        caption: 'A limit is no fault: it is told calmly.',
        shows: (
          <Callout
            icon="limits"
            title="Your limit for today is used"
            action={<TextLink href="#limits">See your limits</TextLink>}
          >
            It starts again at midnight.
          </Callout>
        ),
      },
      bad: {
        caption: 'Red for what a player has chosen.',
        shows: <Callout tone="danger" title="LIMIT EXCEEDED" />,
      },
    },
  ],
};
