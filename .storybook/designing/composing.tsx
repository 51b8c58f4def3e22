import { Button } from '../../packages/ui/src/actions/button/index.ts';
import { TextLink } from '../../packages/ui/src/actions/link/index.ts';
import { EmptyState } from '../../packages/ui/src/feedback/empty-state/index.ts';
import { SkeletonRows } from '../../packages/ui/src/feedback/skeleton/index.ts';
import { Spinner } from '../../packages/ui/src/foundations/spinner/index.ts';
import { List, ListRow } from '../../packages/ui/src/layout/list-row/index.ts';
import { SectionTitle } from '../../packages/ui/src/layout/section-title/index.ts';
import { Stack } from '../../packages/ui/src/layout/stack/index.ts';
import type { Guide } from '../../packages/ui/src/testing/guide.ts';
import { Facts } from '../guides/facts.tsx';
import * as page from '../guides/guide.css.ts';
import { StoryFrame } from '../guides/story-frame.tsx';
import { Pairs } from '../guides/usage.tsx';
import { DesignPage, Rule } from './design-page.tsx';

type Pair = Guide['pairs'][number];

const sections: Pair = {
  good: {
    caption:
      'A title, its one way on at the end of the line, and what it names. Distances are the brand’s.',
    shows: (
      <Stack gap="section">
        <Stack gap="title">
          <SectionTitle title="Your cards" level={3} end={<TextLink quiet>See all</TextLink>} />
          <List>
            <ListRow icon="deposit" label="GCash" value="•• 4821" />
          </List>
        </Stack>
        <Stack gap="title">
          <SectionTitle title="Records" level={3} />
          <List>
            <ListRow icon="clock" label="Withdrawals" />
          </List>
        </Stack>
      </Stack>
    ),
  },
  bad: {
    caption: 'Everything as far from everything: what belongs together has to be worked out.',
    shows: (
      <Stack gap="section">
        <SectionTitle title="Your cards" level={3} />
        <List>
          <ListRow icon="deposit" label="GCash" value="•• 4821" />
        </List>
        <TextLink quiet>See all</TextLink>
        <SectionTitle title="Records" level={3} />
        <List>
          <ListRow icon="clock" label="Withdrawals" />
        </List>
      </Stack>
    ),
  },
};

const oneAction: Pair = {
  good: {
    caption: 'One action leads, within reach of a thumb; the way out is quiet and as wide.',
    shows: (
      <Stack gap="list">
        <Button full>Withdraw ₱1,500</Button>
        <Button full variant="quiet">
          Not now
        </Button>
      </Stack>
    ),
  },
  bad: {
    caption: 'Three of one weight: the eye stops, and the thumb may take the wrong one.',
    shows: (
      <Stack gap="list">
        <Button full>Withdraw ₱1,500</Button>
        <Button full>Add a card</Button>
        <Button full>Back</Button>
      </Stack>
    ),
  },
};

const waiting: Pair = {
  good: {
    caption: 'Bones as high as what comes, where it comes. Nothing moves when it is there.',
    shows: <SkeletonRows count={3} height="list" />,
  },
  bad: {
    caption:
      'A spinner in the middle: nobody knows what is coming, and all of it jumps into place.',
    shows: <Spinner />,
  },
};

const empty: Pair = {
  good: {
    caption: 'Nothing yet is a state of its own: what will be here, and the way there.',
    shows: (
      <EmptyState
        icon="star"
        title="Nothing collected yet"
        description="A game’s heart puts it here."
        action={<Button variant="secondary">See the games</Button>}
      />
    ),
  },
  bad: {
    caption: 'Bones that never end: a page without an answer looks like one that still waits.',
    shows: <SkeletonRows count={3} height="list" />,
  },
};

const order = [
  ['Bar', 'Where one is and the way back. One heading of the page, h1, in it or right below.'],
  ['What one came for', 'In the first screen of a phone, above anything that is offered.'],
  ['Sections', 'A title and what it names; at most one link at the end of the title.'],
  ['The action', 'One, at the end or over the lower edge, above the safe area of the phone.'],
  ['The foot', 'Licence, age and help where the profile asks for them; never in the way.'],
] as const;

const states = [
  ['On its way', 'Bones of the same size, at once. After a second, no sooner, a word.'],
  [
    'Failed',
    '`error-state` in the place of what failed: why, and “Try again”. The rest of the page stands.',
  ],
  ['Nothing', '`empty-state`: what would be here and how it comes.'],
  [
    'Stale, offline',
    'What was known stays in sight and says how old it is. What cannot be done now says so on a press.',
  ],
  ['Not allowed', 'Who may, and the one thing to do: log in, wait until a day, write to somebody.'],
  [
    'Very much',
    'Lists load as they are scrolled; a title, a name, a figure of any length keeps its line.',
  ],
] as const;

/** How a page is put together of parts that other people wrote. */
export function ComposingPage() {
  return (
    <DesignPage
      title="Composing a page"
      lead="A page chooses and places; it does not draw. What it is made of knows every brand, both modes and both directions already, as long as the page leaves them alone."
    >
      <div className={page.stories}>
        <StoryFrame id="pages-home--member" title="The home of a member" />
        <StoryFrame id="pages-promotions--one-open" title="Promotions" />
      </div>
      <Rule title="From the top">
        <Facts rows={order} />
      </Rule>
      <Rule
        title="Distances say what belongs together"
        says={[
          '`Stack`, `Inline` and `Grid` with a named gap. A page that writes pixels looks right in one brand.',
          'A title is nearer to what it names than to what is above it, in every brand.',
          'What stands beside each other is laid by logical sides: start and end, never left and right.',
        ]}
      >
        <Pairs pairs={[sections]} />
      </Rule>
      <Rule title="One action leads">
        <Pairs pairs={[oneAction]} />
      </Rule>
      <Rule title="Every state is drawn before the page is done">
        <Facts rows={states} />
        <Pairs pairs={[waiting, empty]} />
      </Rule>
      <Rule
        title="Before it is shown to anybody"
        says={[
          'At 390 and at 320 px, in every brand of the toolbar, by night and by day, and once in Arabic.',
          'With texts three times as long, letters twice as large, and motion reduced.',
          'By the keyboard alone, from the top to the action and out again, with the focus in sight all the way.',
          'With names, sums and lists as they are in life: an empty one, one of one, one of ten thousand.',
        ]}
      />
    </DesignPage>
  );
}
