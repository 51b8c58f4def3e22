import { component } from '../theme/style.ts';
import { script } from '../theme/script.css.ts';
import { displayAt } from '../theme/type.ts';
import { when } from '../theme/when.ts';

/** Words that close a list or a sheet: a brand that stresses by italics ends in them. */
export const closing = component({
  selectors: {
    [when('emphasis', 'italic', '&&&')]: { ...displayAt('s3'), fontStyle: script.italic },
  },
});
