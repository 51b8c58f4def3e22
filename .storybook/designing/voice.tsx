import { Button } from '../../packages/ui/src/actions/button/index.ts';
import { EmptyState } from '../../packages/ui/src/feedback/empty-state/index.ts';
import { Message } from '../../packages/ui/src/feedback/message/index.ts';
import { Text } from '../../packages/ui/src/foundations/text/index.ts';
import { Stack } from '../../packages/ui/src/layout/stack/index.ts';
import type { Guide } from '../../packages/ui/src/testing/guide.ts';
import { Facts } from '../guides/facts.tsx';
import { Pairs } from '../guides/usage.tsx';
import { DesignPage, Rule } from './design-page.tsx';

type Pair = Guide['pairs'][number];

const whatNow: Pair = {
  good: {
    caption: 'What happened, what it means for their money, and what to do now.',
    shows: (
      <Message tone="danger" action={<Button variant="quiet">Another way</Button>}>
        Your bank said no. Nothing was taken.
      </Message>
    ),
  },
  bad: {
    caption: 'A code and a blame. Nobody knows whether their money is gone.',
    shows: <Message tone="danger">Error 4012: you entered an invalid card.</Message>,
  },
};

const noHurry: Pair = {
  good: {
    caption: 'An offer says what it is, what it asks for and until when. The day is enough.',
    shows: (
      <Message>
        50 % on top of one deposit, at most ₱500, until 30 November. What is won with it is played
        ten times before it can be taken out.
      </Message>
    ),
  },
  bad: {
    caption:
      'A clock, capitals and a loss to fear. It is against the rules of most licences, and against people.',
    shows: <Message tone="warning">LAST CHANCE! Only 4 minutes left, don’t miss out!</Message>,
  },
};

const losing: Pair = {
  good: {
    caption: 'A figure, as it is. Whoever reads it decides what it means.',
    shows: (
      <Stack gap="list">
        <Text strong>This session</Text>
        <Text tone="soft">Staked ₱1,200.00, won ₱950.00, together −₱250.00.</Text>
      </Stack>
    ),
  },
  bad: {
    caption: '“Almost” is not a thing that happened, and a loss is nothing to cheer.',
    shows: (
      <Stack gap="list">
        <Text strong>So close!</Text>
        <Text tone="soft">You almost had it. ₱950.00 won, keep going!</Text>
      </Stack>
    ),
  },
};

const nothingYet: Pair = {
  good: {
    caption: 'What would be here, and the one way to get it.',
    shows: (
      <EmptyState
        icon="coins"
        title="No deposits yet"
        description="They stand here as soon as the first has arrived."
        action={<Button>Deposit</Button>}
      />
    ),
  },
  bad: {
    caption: 'A shrug. It looks like a fault, and leads nowhere.',
    shows: <EmptyState icon="coins" title="No data" />,
  },
};

const forms = [
  [
    'Buttons',
    'A verb and what it is done to: “Pay ₱500”, “Bring back”. Never “OK”, “Submit”, “Yes”.',
  ],
  [
    'Money',
    'With its sign, as the language writes it, and whole: “₱1,500.00”, never “1.5K”. A loss has a minus.',
  ],
  [
    'Times',
    'A moment, said: “until 30 November, 14:05”. “Soon” and “a moment” only where nobody knows.',
  ],
  [
    'States',
    'A word of its own beside the colour: under way, paid, refused. The word alone tells all of it.',
  ],
  ['Errors', 'Beside the field they are about, in a sentence that says how it would be right.'],
  ['Titles', 'What is here, in a few words. No sentence, no stop, no exclamation mark.'],
  ['People', '“You” and “your”. A brand may say “we”; it says no name where it only means itself.'],
] as const;

/** How the site talks, whoever’s it is. */
export function VoicePage() {
  return (
    <DesignPage
      title="Voice"
      lead="Short, calm and exact. Somebody reads this late, on a small screen, about their own money; it has to be right the first time and sound the same in forty languages."
    >
      <Rule
        title="What happened, what it means, what to do"
        says={[
          'In this order, each only as long as it must be. Whatever has not happened to their money is said as well.',
        ]}
      >
        <Pairs pairs={[whatNow, nothingYet]} />
      </Rule>
      <Rule
        title="No hurry, no blame, no joy at a loss"
        says={[
          'No countdown to a deposit, no last chance, nothing that is gone if one does not play now.',
          'No “almost”, “so close” or “your turn”: games know no turn, and a round that is lost is lost.',
          'A win is said once, as large as it is. What was staked is never called a win.',
          'Limits, breaks and help are offered in the same voice as everything else, and never with a regret.',
        ]}
      >
        <Pairs pairs={[noHurry, losing]} />
      </Rule>
      <Rule title="How things are written">
        <Facts rows={forms} />
      </Rule>
      <Rule
        title="Words that travel"
        says={[
          'Other languages need more room, and the toolbar shows three times as much: no word is cut at 390 px, none leaves a button.',
          'A sentence is one text with its values in it, and never put together of pieces: other languages have another order.',
          'Plurals are the language’s: Arabic has six. Digits are the reader’s, in Arabic as well.',
          'No pun, no idiom, no pop culture; a brand has its tone in what it names its own things, and says that in its texts.',
        ]}
      />
    </DesignPage>
  );
}
