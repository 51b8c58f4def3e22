import { arrive } from '../arrive.ts';
import { cuts } from './cuts.ts';
import { whenLarge } from './large.ts';
import { linesOf, shownTexts } from './lines.ts';
import { overlaps } from './overlaps.ts';

function faultsOf(nodes: readonly Text[]): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const all = linesOf(nodes);
  return [
    // A pixel may be a rounding; two are not.
    ...(scrollWidth > clientWidth + 1
      ? [`the page is ${scrollWidth - clientWidth} px too wide`]
      : []),
    ...overlaps(all),
    ...cuts(all),
  ];
}

/** What of the texts on the page is cut, lies on something else, or reaches out of where it belongs. */
export const layoutFaults = (): string[] => [...new Set(faultsOf(shownTexts()))];

/** The same with every text three times as long, as another language may have it. */
export async function longTextFaults(): Promise<string[]> {
  const nodes = shownTexts();
  // Signs and names are what they are in every language.
  const longer = nodes.filter((node) => !node.parentElement?.closest('[translate="no"]'));
  const said = longer.map((node) => node.data);
  for (const node of longer) node.data = `${node.data} ${node.data} ${node.data}`;
  // What opens to the height of its text does so by and by.
  await arrive();
  const faults = faultsOf(nodes);
  // What looks at the page next should find it as it was.
  for (const [index, node] of longer.entries()) node.data = said[index] ?? '';
  return [...new Set(faults)];
}

/** The same with letters twice as large. */
export const largeTextFaults = (): string[] => [...new Set(whenLarge(layoutFaults))];
