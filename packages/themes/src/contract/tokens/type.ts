import { dimension, family, number, scaled, weight } from '../token.ts';

const sans = ['system-ui', 'sans-serif'] as const;

export const typeTokens = {
  display: {
    family: family('Titles.', ...sans),
    fallback: family('Tried for letters that the family of titles lacks.', ...sans),
    weight: weight('Weight of titles.', 700),
    width: number('Width of titles, in percent of normal.', 100),
    slant: number('Slant of titles, in degrees; upright where a script has none.', 0),
    wordSpacing: number('Added between words of titles, in em.', 0),
    spacing: number('Letter spacing of titles, in em.', -0.01),
    fluid: number('The most step 7 may take of the width of the column, in percent.', 14),
    heroSpacing: number('Letter spacing of the largest step, in em.', -0.02),
  },
  text: {
    family: family('Everything that is read.', ...sans),
    fallback: family('Tried for letters that the family of text lacks.', ...sans),
    width: number('Width of text, in percent of normal.', 100),
    weight: weight('Weight of running text.', 400),
    strong: weight('Weight of emphasised text.', 600),
  },
  figures: {
    family: family('Money and counts, tabular.', ...sans),
    weight: weight('Weight of money.', 700),
    width: number('Width of money, in percent of normal.', 100),
    slant: number('Slant of money, in degrees.', 0),
    spacing: number('Letter spacing of money, in em.', 0),
    first: scaled('Size of the highest win.', 20),
    rank: scaled('Size of the rank beside a hot game.', 24),
    balance: scaled('Size of the balance in the member centre.', 40),
    jackpot: scaled('Size of the jackpot.', 32),
  },
  label: {
    family: family('Lettering of small labels, tabs and captions.', ...sans),
    weight: weight('Weight of small labels.', 600),
    width: number('Width of small labels, in percent of normal.', 100),
    slant: number('Slant of small labels, in degrees.', 0),
    spacing: number('Letter spacing of small labels, in em.', 0),
    size: scaled('Size of links beside titles and of names under covers.', 13),
    place: scaled('Size of the names in the bottom bar.', 11),
  },
  button: {
    family: family('Lettering of buttons.', ...sans),
    weight: weight('Weight of buttons.', 600),
    width: number('Width of button lettering, in percent of normal.', 100),
    slant: number('Slant of button lettering, in degrees.', 0),
    spacing: number('Letter spacing of buttons, in em.', 0),
    size: scaled('Size of button lettering.', 15),
  },
  wordmark: {
    family: family('The brand name where no picture of it is used.', ...sans),
    weight: weight('Weight of the brand name.', 700),
    width: number('Width of the brand name, in percent of normal.', 100),
    slant: number('Slant of the brand name, in degrees.', 0),
    spacing: number('Letter spacing of the brand name, in em.', 0),
    size: dimension('Size of the brand name.', 18),
  },
  /** Seven steps, smallest first; nothing between them. */
  size: {
    s1: scaled('Bar labels and badges.', 11),
    s2: scaled('Captions.', 13),
    s3: scaled('Text and buttons.', 15),
    s4: scaled('Section titles, field values, amounts.', 17),
    s5: scaled('Banner titles.', 20),
    s6: scaled('Sheet titles.', 24),
    s7: scaled('The title of a screen such as log-in.', 32),
  },
  line: {
    s1: scaled('Line height of step 1.', 12),
    s2: scaled('Line height of step 2.', 16),
    s3: scaled('Line height of step 3.', 20),
    s4: scaled('Line height of step 4.', 24),
    s5: scaled('Line height of step 5.', 24),
    s6: scaled('Line height of step 6.', 28),
    s7: scaled('Line height of step 7.', 36),
  },
  /** Size of the section title: brands differ in which step it takes. */
  section: {
    size: scaled('Section titles.', 17),
    line: scaled('Line height of section titles.', 24),
  },
  optical: {
    small: number('Optical size of display lettering up to step 4.', 14),
    medium: number('Optical size of display lettering at steps 5 and 6.', 20),
    large: number('Optical size of display lettering at step 7.', 32),
  },
} as const;
