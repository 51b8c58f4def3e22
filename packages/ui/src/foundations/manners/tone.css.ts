import { createVar } from '@vanilla-extract/css';

import { edge, ground, ink } from './bead.css.ts';
import { component } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import { when } from '../theme/when.ts';
import { pointAnew, roles } from '../roles/roles.ts';

const { color } = vars;

/** What is said of a state: within a box, or plainly on the page. */
export const said = roles('said', {
  /** 1 for a box, 0 for words on the page. */
  box: '1',
  /** Of what lies over the page and has no tone, such as a toast. */
  over: color.surface.inset,
});

pointAnew('message', 'plain', { [said.box]: '0', [said.over]: color.surface.raised });

/** A tone as it is painted; a part that means something else by it sets these anew. */
export const painted = { ground: createVar(), ink: createVar() } as const;

/** The same where the brand prints: letters, and a line of the same colour for who draws it. */
export const printed = { ground: createVar(), ink: createVar(), edge: createVar() } as const;

const states = ['danger', 'success', 'warning'] as const;

/** Sets `ground`, `ink` and `edge` of a part by its `data-tone`. Without one it is neutral. */
export const toned = component({
  vars: {
    [painted.ground]: color.surface.inset,
    [painted.ink]: color.text.strong,
    [printed.ground]: 'transparent',
    [printed.ink]: color.text.strong,
    [printed.edge]: color.line.strong,
    [ground]: painted.ground,
    [ink]: painted.ink,
    [edge]: 'transparent',
  },
  selectors: {
    [when('message', 'plain')]: {
      vars: { [ground]: printed.ground, [ink]: printed.ink, [edge]: printed.edge },
    },
    '&[data-tone="action"]': {
      vars: {
        [painted.ground]: color.selected.fill,
        [painted.ink]: color.selected.on,
        [printed.ink]: color.action.text,
        [printed.edge]: ink,
      },
    },
    // A win is painted everywhere.
    '&[data-tone="win"]': {
      vars: {
        [painted.ground]: color.win.fill,
        [painted.ink]: color.win.on,
        [printed.ground]: color.win.fill,
        [printed.ink]: color.win.on,
        [printed.edge]: 'transparent',
      },
    },
    ...Object.fromEntries(
      states.map((state) => [
        `&[data-tone="${state}"]`,
        {
          vars: {
            [painted.ground]: color[state].surface,
            [painted.ink]: color[state].on,
            [printed.ink]: color[state].text,
            [printed.edge]: ink,
          },
        },
      ]),
    ),
  },
});
