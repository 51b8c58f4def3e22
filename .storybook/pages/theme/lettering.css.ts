import {
  buttonType,
  displayAt,
  figuresAt,
  labelAt,
  nameAt,
  placeAt,
  screen,
  textAt,
  wordmarkType,
  type Step,
} from '../../../packages/ui/src/foundations/theme/index.ts';

const steps: readonly Step[] = ['s1', 's2', 's3', 's4', 's5', 's6', 's7'];
const scale = (at: (step: Step) => object) =>
  steps.map((step) => [step, screen(at(step))] as const);

/** Every role at every step. */
export const roles = {
  display: scale(displayAt),
  text: scale(textAt),
  figures: scale(figuresAt),
  label: scale(labelAt),
  name: scale(nameAt),
  place: scale(placeAt),
} as const;

export const single = { button: screen(buttonType), wordmark: screen(wordmarkType) } as const;
