import { from } from '../range.ts';
import { dimension, family, following, number, scaled, weight } from '../token.ts';

const sans = ['system-ui', 'sans-serif'] as const;

const weights = from(100, 950);
/** What a face can be drawn at, in percent. */
const widths = from(50, 200);
/** An italic leans by so much; further is a fall. */
const slants = from(0, 20);
/** In em: letters may touch a little or stand apart, but words must hold together. */
const spacings = from(-0.05, 0.3);
const opticals = from(6, 144);

export const typeTokens = {
  display: {
    family: following('type.text.family', family('Titles.', ...sans)),
    fallback: family('Tried for letters that the family of titles lacks.', ...sans),
    weight: weight('Weight of titles.', 700, weights),
    width: number('Width of titles, in percent of normal.', 100, widths),
    slant: number('Slant of titles, in degrees; upright where a script has none.', 0, slants),
    wordSpacing: number('Added between words of titles, in em.', 0, from(-0.2, 0.5)),
    spacing: number('Letter spacing of titles, in em.', -0.01, from(-0.06, 0.2)),
    fluid: number(
      'The most step 7 may take of the width of the column, in percent.',
      14,
      from(5, 30),
    ),
    heroSpacing: number('Letter spacing of the largest step, in em.', -0.02, from(-0.06, 0.2)),
  },
  text: {
    family: family('Everything that is read.', ...sans),
    fallback: family('Tried for letters that the family of text lacks.', ...sans),
    width: number('Width of text, in percent of normal.', 100, from(75, 125)),
    weight: weight('Weight of running text.', 400, from(300, 700)),
    strong: weight('Weight of emphasised text.', 600, from(400, 900)),
  },
  figures: {
    family: following('type.text.family', family('Money and counts, tabular.', ...sans)),
    weight: weight('Weight of money.', 700, weights),
    width: number('Width of money, in percent of normal.', 100, widths),
    slant: number('Slant of money, in degrees.', 0, slants),
    spacing: number('Letter spacing of money, in em.', 0, from(-0.06, 0.2)),
    first: scaled('Size of the highest win.', 20, from(14, 40)),
    rank: scaled('Size of the rank beside a hot game.', 24, from(14, 120)),
    balance: scaled('Size of the balance in the member centre.', 40, from(20, 80)),
    jackpot: scaled('Size of the jackpot.', 32, from(20, 56)),
  },
  label: {
    family: following(
      'type.text.family',
      family('Lettering of small labels, tabs and captions.', ...sans),
    ),
    weight: weight('Weight of small labels.', 600, from(300, 950)),
    width: number('Width of small labels, in percent of normal.', 100, widths),
    slant: number('Slant of small labels, in degrees.', 0, slants),
    spacing: number('Letter spacing of small labels, in em.', 0, spacings),
    size: scaled('Size of links beside titles and of names under covers.', 13, from(11, 20)),
    place: scaled('Size of the names in the bottom bar.', 11, from(10, 16)),
  },
  button: {
    family: following('type.text.family', family('Lettering of buttons.', ...sans)),
    weight: weight('Weight of buttons.', 600, from(300, 950)),
    width: number('Width of button lettering, in percent of normal.', 100, widths),
    slant: number('Slant of button lettering, in degrees.', 0, slants),
    spacing: number('Letter spacing of buttons, in em.', 0, spacings),
    size: scaled('Size of button lettering.', 15, from(13, 22)),
  },
  wordmark: {
    family: following(
      'type.display.family',
      family('The brand name where no picture of it is used.', ...sans),
    ),
    weight: weight('Weight of the brand name.', 700, weights),
    width: number('Width of the brand name, in percent of normal.', 100, widths),
    slant: number('Slant of the brand name, in degrees.', 0, slants),
    spacing: number('Letter spacing of the brand name, in em.', 0, from(-0.06, 0.5)),
    size: dimension('Size of the brand name.', 18, from(12, 36)),
  },
  /** Seven steps, smallest first; nothing between them. */
  size: {
    s1: scaled('Bar labels and badges.', 11, from(10, 16)),
    s2: scaled('Captions.', 13, from(11, 18)),
    s3: scaled('Text and buttons.', 15, from(13, 20)),
    s4: scaled('Section titles, field values, amounts.', 17, from(14, 26)),
    s5: scaled('Banner titles.', 20, from(16, 34)),
    s6: scaled('Sheet titles.', 24, from(18, 44)),
    s7: scaled('The title of a screen such as log-in.', 32, from(22, 72)),
  },
  line: {
    s1: scaled('Line height of step 1.', 12, from(11, 24)),
    s2: scaled('Line height of step 2.', 16, from(12, 28)),
    s3: scaled('Line height of step 3.', 20, from(16, 32)),
    s4: scaled('Line height of step 4.', 24, from(16, 40)),
    s5: scaled('Line height of step 5.', 24, from(18, 48)),
    s6: scaled('Line height of step 6.', 28, from(20, 60)),
    s7: scaled('Line height of step 7.', 36, from(24, 96)),
  },
  /** Size of the section title: brands differ in which step it takes. */
  section: {
    size: scaled('Section titles.', 17, from(14, 40)),
    line: scaled('Line height of section titles.', 24, from(16, 56)),
  },
  optical: {
    small: number('Optical size of display lettering up to step 4.', 14, opticals),
    medium: number('Optical size of display lettering at steps 5 and 6.', 20, opticals),
    large: number('Optical size of display lettering at step 7.', 32, opticals),
  },
} as const;
