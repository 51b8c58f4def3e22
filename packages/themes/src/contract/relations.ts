/** Two tokens of which one has to hold the other, whatever each may be alone (ADR 109). */
export interface Relation {
  readonly larger: string;
  readonly smaller: string;
  /** The larger reaches at least so much of the smaller. */
  readonly times: number;
  /** What a person would see otherwise. */
  readonly why: string;
  /** Of no matter where the brand wrote only one of them: the parts do not touch, they only match. */
  readonly ifBothSaid?: true;
}

const steps = ['s1', 's2', 's3', 's4', 's5', 's6', 's7'] as const;

/** Titles of few words and no long tails may be set tighter than what is read. */
const tight = 0.9;
const isTitle = (step: string): boolean => step >= 's5';

const holds = (larger: string, smaller: string, why: string, times = 1): Relation => ({
  larger,
  smaller,
  times,
  why,
});

export const relations: readonly Relation[] = [
  ...steps
    .slice(1)
    .map((step, index) =>
      holds(
        `type.size.${step}`,
        `type.size.${steps[index] ?? step}`,
        'a step of the sizes is never below the one before it',
      ),
    ),
  ...steps.map((step) =>
    holds(
      `type.line.${step}`,
      `type.size.${step}`,
      'lines of letters would overlap',
      isTitle(step) ? tight : 1,
    ),
  ),
  holds('type.section.line', 'type.section.size', 'lines of a title would overlap', tight),
  holds('type.text.strong', 'type.text.weight', 'emphasised text would be the lighter one'),
  holds('space.section', 'space.title', 'a title would stand nearer to what it does not name'),
  holds('size.winner', 'size.thumbHeight', 'the cover would not fit into its row'),
  holds('size.home', 'size.homeLift', 'the home button would hang above its bar'),
  holds('border.focus', 'border.field', 'a field in use would have the thinner edge'),
  {
    ...holds('radius.card', 'radius.picture', 'a picture in a card would be rounder than the card'),
    ifBothSaid: true,
  },
  {
    ...holds('radius.sheet', 'radius.cover', 'a cover on a sheet would be rounder than the sheet'),
    ifBothSaid: true,
  },
];
