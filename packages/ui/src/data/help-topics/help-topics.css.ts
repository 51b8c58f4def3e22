import { createVar } from '@vanilla-extract/css';

import { chosenSlant } from '../../foundations/manners/choice.ts';
import { stacked } from '../../foundations/manners/arranged.ts';
import { eitherColour, onPlate, onRules, ruleOf } from '../../foundations/manners/block.ts';
import { current as chosen } from '../../foundations/roles/current.css.ts';
import { byPlate, ifLeaning, plate, shadeBy } from '../../foundations/manners/plate.ts';
import { noShadow } from '../../foundations/roles/roles.ts';
import { itemAt } from '../../foundations/manners/voices.ts';
import { pressable, scroller } from '../../foundations/theme/mixins.css.ts';
import { component } from '../../foundations/theme/style.ts';
import { rem } from '../../foundations/theme/type.ts';
import { vars } from '../../foundations/theme/vars.css.ts';
import { when } from '../../foundations/theme/when.ts';

const { color, radius, space } = vars;
const ring = createVar();

/** Of topics that are only bones yet none is chosen by anybody. */
const current = '&:is([aria-selected="true"], [data-current])';

export const help = component({ ...stacked, alignItems: 'start' });

/** Topics in a row under the bar, of which one after the other comes into sight: a text has all of the column. */
export const list = component(
  {
    vars: { [ring]: chosen.ring },
    gap: `calc(${byPlate('4px', '0px', '4px')} + ${onRules('20px')})`,
    paddingBlock: `${byPlate('8px', '8px', '0px')} ${byPlate('8px', '0px', '0px')}`,
    borderBlockEnd: ruleOf(),
    background: shadeBy(color.surface.page, color.surface.strip, color.surface.inset),
    selectors: {
      // Words over a rule, and tabs that the text grows out of, have no ring.
      [when('blocks', 'rules')]: { vars: { [ring]: noShadow } },
      [when('plate', 'blob')]: { vars: { [ring]: noShadow } },
      [when('plate', 'arch')]: { vars: { [ring]: noShadow } },
    },
  },
  scroller,
);

const foot = byPlate(radius.thumb, '0px');
const top = byPlate(radius.thumb, radius.row, radius.thumb);

export const topic = component(
  {
    position: 'relative',
    zIndex: 0,
    flex: 'none',
    minBlockSize: byPlate('48px', '48px', '52px'),
    paddingInline: onPlate(byPlate('14px', '14px', '18px')),
    paddingBlock: '8px',
    borderRadius: `${top} ${top} ${foot} ${foot}`,
    color: eitherColour(color.text.soft, color.text.strong),
    whiteSpace: 'nowrap',
    ...itemAt('s3'),
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      // Before it is known it is as wide as a usual one.
      '&[data-entry]': { minInlineSize: rem(112) },
      [current]: { color: shadeBy(chosen.ink, color.text.strong), fontStyle: chosenSlant },
      [`${current}:focus-visible`]: {
        outlineColor: shadeBy(color.line.focus, color.line.focus, color.action.on),
      },
      // The ground lies below, so that it can lean by itself.
      [`${current}::before`]: {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: `0 ${ifLeaning('4px')}`,
        borderRadius: 'inherit',
        background: shadeBy(chosen.ground, color.surface.page),
        boxShadow: ring,
        transform: plate.lean,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [current]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
  pressable,
);

export const content = component({ minInlineSize: 0, padding: `16px ${space.inset} 24px` });
