/** What stands in place of a text. */
export type Way = (said: string) => string;

interface Kept {
  /** As the story says it. */
  readonly said: string;
  /** As it stands there now. */
  readonly shown: string;
}

const attributes = ['aria-label', 'alt', 'placeholder', 'title'] as const;
/** Names and signs are what they are in every language. */
const fixed = '[translate="no"], script, style';

const texts = new WeakMap<Text, Kept>();
const labels = new WeakMap<Element, Map<string, Kept>>();
let way: Way | undefined;
let observer: MutationObserver | undefined;

/** What a story has written since is what it says now. */
const next = (kept: Kept | undefined, now: string): Kept => {
  const said = kept?.shown === now ? kept.said : now;
  return { said, shown: way ? way(said) : said };
};

function writeText(node: Text): void {
  if (node.data.trim() === '' || node.parentElement?.closest(fixed)) return;
  const kept = next(texts.get(node), node.data);
  texts.set(node, kept);
  if (node.data !== kept.shown) node.data = kept.shown;
}

function writeLabels(element: Element): void {
  for (const name of attributes) {
    const now = element.getAttribute(name);
    if (!now || element.closest(fixed)) continue;
    const all = labels.get(element) ?? new Map<string, Kept>();
    const kept = next(all.get(name), now);
    labels.set(element, all.set(name, kept));
    if (now !== kept.shown) element.setAttribute(name, kept.shown);
  }
}

function writeAll(root: Node): void {
  if (root instanceof Text) writeText(root);
  if (root instanceof Element) writeLabels(root);
  for (const child of root.childNodes) writeAll(child);
}

function hear(changes: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes } of changes) {
    if (type === 'characterData' && target instanceof Text) writeText(target);
    else if (type === 'attributes' && target instanceof Element) writeLabels(target);
    else for (const node of addedNodes) writeAll(node);
  }
}

/** Writes every text of the page in that way, now and when it changes; as the story has it without one. */
export function rewrite(wanted: Way | undefined): void {
  if (wanted === undefined && observer === undefined) return;
  way = wanted;
  observer?.disconnect();
  writeAll(document.body);
  observer = undefined;
  if (wanted === undefined) return;
  observer = new MutationObserver(hear);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [...attributes],
  });
}
