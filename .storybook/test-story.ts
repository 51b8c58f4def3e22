export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';
import { composeStory, getCsfFactoryAnnotations } from 'storybook/preview-api';
import { inject, type TestContext } from 'vitest';

import {
  everyLook,
  everyMode,
  everyWay,
  gateLooks,
  isRestless,
  isScreen,
  isSpecimen,
  isWhole,
  type StoryKind,
} from './gate-looks.ts';
import { largeTextFaults } from './layout/index.ts';
import type { Look } from './look.ts';
import { merchants } from './merchants.ts';
import { paintedFaults } from './painted.ts';
import { recordPairs } from './pairs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Those of the gate, every look there is, every way in which a text can be
     * too much, every brand and mode, and what is painted measured in each; or
     * once, and in markers under every choice of the slots.
     */
    looks: 'gate' | 'all' | 'ways' | 'painted' | 'pairs';
  }
}

type Annotations = Parameters<typeof getCsfFactoryAnnotations>;

interface StoryTest {
  readonly exportName: string;
  readonly story: Annotations[0];
  readonly meta: Annotations[1];
  readonly skipTags?: readonly string[];
  readonly storyId: string;
}

const brands = merchants.map(({ code }) => code);
const nameOf = ({ merchant, theme, dir, text, size }: Look): string =>
  [
    merchant,
    theme,
    dir,
    ...(text === 'long' ? [text] : []),
    ...(size === 'large' ? [size] : []),
  ].join(' ');

function looksOf(kind: StoryKind): Look[] {
  switch (inject('looks')) {
    case 'all':
      return everyLook(brands);
    case 'painted':
      return isSpecimen(kind.id) || isScreen(kind.id) ? [] : everyMode(kind.id, brands);
    case 'ways':
      return isSpecimen(kind.id) || isScreen(kind.id) ? [] : everyWay(brands);
    case 'pairs':
      return isSpecimen(kind.id) ? [] : gateLooks(kind, brands).slice(0, 1);
    case 'gate':
      return gateLooks(kind, brands);
  }
}

/** All that is wrong, where it is looked at for long; else the first of it. */
const keepsOn = (): boolean => inject('looks') === 'ways';

/**
 * Stands in for the add-on's function of this name: the same story, once for
 * each of its looks, in one page. What is in the tree is the same in every
 * look, so axe reads it in the first alone.
 */
export const testStory =
  ({ exportName, story, meta, skipTags = [], storyId }: StoryTest) =>
  async (context: TestContext): Promise<void> => {
    const annotations = getCsfFactoryAnnotations(story, meta);
    const compose = (first: boolean, motion = 'device') =>
      composeStory(
        annotations.story,
        annotations.meta ?? {},
        { initialGlobals: { a11y: { manual: !first }, motion } },
        annotations.preview ?? globalThis.globalProjectAnnotations,
        exportName,
      );
    const { tags, play } = compose(true);
    if (skipTags.some((tag) => tags.includes(tag))) context.skip();
    const kind = { id: storyId, played: play !== undefined };
    const whole = isWhole(storyId);
    const gate = gateLooks(kind, brands);
    const looks = looksOf(kind);
    // Of a part two looks are played, and one is measured.
    const measured = new Set((whole ? gate : gate.slice(-1)).map(nameOf));
    const isMeasured = (name: string): boolean =>
      !isSpecimen(storyId) &&
      (whole || !isScreen(storyId)) &&
      !isRestless(kind) &&
      !keepsOn() &&
      (inject('looks') === 'painted' || measured.has(name));
    // What moves by itself is somewhere else each time it is looked at.
    const motion = kind.played && !whole ? 'device' : 'reduced';
    const painted: string[] = [];
    const wrong: string[] = [];
    const large: string[] = [];
    for (const [index, look] of looks.entries()) {
      globalThis.liveryLook = look;
      const name = nameOf(look);
      try {
        await compose(index === 0, motion).run();
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        error.message = `${name}: ${error.message}`;
        if (!keepsOn()) throw error;
        wrong.push(error.message);
      }
      if (inject('looks') === 'pairs') {
        await recordPairs(storyId);
        continue;
      }
      if (whole && !isSpecimen(storyId) && !keepsOn())
        large.push(...largeTextFaults().map((fault) => `${name}, ${fault}`));
      if (!isMeasured(name)) continue;
      const faults = await paintedFaults(storyId, name);
      painted.push(...faults.map((fault) => `${name}, ${fault}`));
    }
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    if (large.length > 0) throw new Error(`With letters twice as large:\n${large.join('\n')}`);
    if (painted.length > 0) throw new Error(`What is painted:\n${painted.join('\n')}`);
  };
