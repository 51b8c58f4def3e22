import { dimension, family, number, weight } from '../token.ts';

const sans = ['system-ui', 'sans-serif'] as const;

export const typeTokens = {
  display: {
    family: family('Titles.', ...sans),
    weight: weight('Weight of titles.', 700),
    spacing: number('Letter spacing of titles, in em.', -0.01),
    heroSpacing: number('Letter spacing of the largest step, in em.', -0.02),
  },
  text: {
    family: family('Everything that is read.', ...sans),
    weight: weight('Weight of running text.', 400),
    strong: weight('Weight of emphasised text.', 600),
  },
  figures: {
    family: family('Money and counts, tabular.', ...sans),
    weight: weight('Weight of money.', 700),
    spacing: number('Letter spacing of money, in em.', 0),
  },
  label: {
    weight: weight('Weight of small labels.', 600),
    spacing: number('Letter spacing of small labels, in em.', 0),
  },
  button: {
    family: family('Lettering of buttons.', ...sans),
    weight: weight('Weight of buttons.', 600),
    spacing: number('Letter spacing of buttons, in em.', 0),
    size: dimension('Size of button lettering.', 15),
  },
  wordmark: {
    family: family('The brand name where no picture of it is used.', ...sans),
    weight: weight('Weight of the brand name.', 700),
    spacing: number('Letter spacing of the brand name, in em.', 0),
    size: dimension('Size of the brand name.', 18),
  },
  /** Seven steps, smallest first; nothing between them. */
  size: {
    s1: dimension('Bar labels and badges.', 11),
    s2: dimension('Captions.', 13),
    s3: dimension('Text and buttons.', 15),
    s4: dimension('Section titles, field values, amounts.', 17),
    s5: dimension('Banner titles.', 20),
    s6: dimension('Sheet titles.', 24),
    s7: dimension('The title of a screen such as log-in.', 32),
  },
  line: {
    s1: dimension('Line height of step 1.', 12),
    s2: dimension('Line height of step 2.', 16),
    s3: dimension('Line height of step 3.', 20),
    s4: dimension('Line height of step 4.', 24),
    s5: dimension('Line height of step 5.', 24),
    s6: dimension('Line height of step 6.', 28),
    s7: dimension('Line height of step 7.', 36),
  },
  /** Size of the section title: brands differ in which step it takes. */
  section: {
    size: dimension('Section titles.', 17),
    line: dimension('Line height of section titles.', 24),
  },
  optical: {
    small: number('Optical size of display lettering up to step 4.', 14),
    medium: number('Optical size of display lettering at steps 5 and 6.', 20),
    large: number('Optical size of display lettering at step 7.', 32),
  },
} as const;
