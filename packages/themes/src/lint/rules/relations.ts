import { figuresOf, figureText } from '../../contract/range.ts';
import { relations } from '../../contract/relations.ts';
import { modes } from '../../contract/token.ts';
import type { ResolvedToken } from '../../resolve/resolve.ts';
import type { Rule } from '../rule.ts';

const isSaid = (token: ResolvedToken): boolean => token.leaf?.from === 'file';

/** What may be well alone and is not beside another: a step below its neighbour, a line below its letters. */
export const relationsRule: Rule = function* ({ themes }) {
  for (const mode of modes) {
    for (const { larger, smaller, times, why, ifBothSaid } of relations) {
      const [one, other] = [themes[mode].get(larger), themes[mode].get(smaller)];
      if (!one || !other || one.broken || other.broken) continue;
      const [has = 0] = figuresOf(one.value);
      const [holds = 0] = figuresOf(other.value);
      if (has >= holds * times) continue;
      const said = ifBothSaid && !(isSaid(one) && isSaid(other)) ? undefined : [one, other];
      const leaf = said?.find(isSaid)?.leaf;
      if (leaf?.from !== 'file') continue;
      const figure = (value: number): string => figureText(one.value.type, value);
      const least = Math.ceil(holds * times * 100) / 100;
      const most = Math.floor((has / times) * 100) / 100;
      yield leaf.source.report(
        leaf.node,
        'token.relation',
        `"${larger}" is ${figure(has)} beside ${figure(holds)} of "${smaller}": ${why}.`,
        `"${larger}" may be ${figure(least)} or more, or "${smaller}" ${figure(most)} or less.`,
      );
    }
  }
};
