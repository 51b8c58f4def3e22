import { commands } from 'vitest/browser';

import {
  holdStill,
  isAsItWas,
  letMove,
  showFocus,
  surveyPage,
} from '../tests/painted/page/index.ts';
import type { Survey } from '../tests/painted/survey.ts';

const phone = { width: 390, height: 844 };
/** So often a page may still be moving when it is looked at, and so long it has in between. */
const tries = 6;
const rest = 300;

const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** As far down as there is something to look at, and its ring. */
function bottomOf({ inks, bones, stops }: Survey): number {
  const boxes = [
    ...inks.flatMap((ink) => ink.boxes),
    ...bones.map(({ box }) => box),
    ...stops.flatMap((stop) => stop.boxes.slice(0, 2)),
  ];
  return Math.ceil(Math.max(0, ...boxes.map(({ y, height }) => y + height)) + 12);
}

/** Shoots the page; nothing, if it was not the same before and after. */
async function shot(): Promise<Survey | undefined> {
  try {
    await holdStill();
    const survey = await surveyPage();
    const size = { width: phone.width, height: Math.min(phone.height, bottomOf(survey)) };
    await commands.shootPage('bare', size);
    if (survey.stops.length > 0) {
      showFocus(true);
      await frame();
      await commands.shootPage('focused', size);
      showFocus(false);
    }
    return isAsItWas() ? survey : undefined;
  } finally {
    letMove();
  }
}

/** What cannot be seen on the first screen as it should, as far as that is news. */
export async function paintedFaults(where: string, look: string): Promise<string[]> {
  scrollTo(0, 0);
  for (let attempt = 0; attempt < tries; attempt++) {
    const survey = await shot();
    if (survey) return commands.judgePage(survey, where, look);
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
  return ['the page does not come to rest'];
}
