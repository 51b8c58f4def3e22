import { modes } from '../../contract/token.ts';
import { onlyUsedBy } from '../slot-uses.ts';
import type { Rule } from '../rule.ts';

/** A value that the chosen layout never reads. */
export const unusedRule: Rule = function* ({ template, layers }) {
  const seen = new Set<unknown>();
  for (const mode of modes) {
    for (const { leaves } of layers[mode]) {
      for (const [path, leaf] of leaves) {
        const user = onlyUsedBy.get(path);
        if (!user || leaf.from !== 'file' || seen.has(leaf.node)) continue;
        if (template.slots[user.slot] === user.choice) continue;
        seen.add(leaf.node);
        yield {
          ...leaf.source.report(
            leaf.node,
            'token.unused',
            `"${path}" is read only where "${user.slot}" is "${user.choice}"; here it is "${template.slots[user.slot]}".`,
            'Take it out, or choose the other layout.',
          ),
          severity: 'warning',
        };
      }
    }
  }
};
