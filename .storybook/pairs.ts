import { commands } from 'vitest/browser';

import { inksOf, rowsHere, undress, wear } from '../tests/painted/pairs/page.ts';

const phone = { width: 390, height: 844 };
const tries = 3;

/** Writes down which tokens meet on the page, under every choice that could change it. */
export async function recordPairs(where: string): Promise<void> {
  scrollTo(0, 0);
  try {
    for (const row of rowsHere()) {
      await wear(row);
      for (let attempt = 0; attempt < tries; attempt++) {
        const survey = await inksOf(() => commands.shootPage('bare', phone));
        if (!survey) continue;
        await commands.recordPairs(survey, where, [...row.values()].join(' '));
        break;
      }
    }
  } finally {
    undress();
  }
}
