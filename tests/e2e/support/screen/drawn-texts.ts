import type { Locator, Page } from '@playwright/test';

/** Words as a page draws them, and the room that their place has for them, in px. */
export interface DrawnText {
  readonly place: string;
  readonly text: string;
  readonly width: number;
  readonly room: number;
}

/** A box with words in it. */
interface DrawnBox {
  readonly text: string;
  /** Of its first text, and of its longest word. */
  readonly line: number;
  readonly longest: number;
  /** With its paddings, and without. */
  readonly outer: number;
  readonly inner: number;
  readonly icon: number;
}

/** Where the current one of several is italic, it is looked at as the others are. */
const boxesOf = (elements: Locator, current?: 'upright'): Promise<DrawnBox[]> =>
  elements.evaluateAll(
    (all, wanted) =>
      all.map((element) => {
        const isItalic = document.documentElement.dataset['selected'] === 'italic';
        if (wanted && isItalic && element instanceof HTMLElement)
          element.style.fontStyle = 'normal';
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const words: number[] = [];
        let line: number | undefined;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          range.selectNodeContents(node);
          line ??= range.getBoundingClientRect().width;
          for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            words.push(range.getBoundingClientRect().width);
          }
        }
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
        const outer = element.getBoundingClientRect().width;
        return {
          text: element.textContent,
          line: line ?? 0,
          longest: Math.max(0, ...words),
          outer,
          inner:
            outer - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
          icon: element.querySelector('svg')?.getBoundingClientRect().width ?? 0,
        };
      }),
    current,
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

async function titles(page: Page): Promise<DrawnText[]> {
  const [bar] = await boxesOf(page.locator('#root header'));
  const [start, middle, end] = await boxesOf(page.locator('#root header > div'));
  const [title] = await boxesOf(page.locator('#root header h1'));
  if (!bar || !start || !middle || !end || !title) return [];
  const margin = await page
    .locator('#root header > div')
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).marginInlineEnd));
  const room = bar.inner - start.outer - margin - end.outer - (middle.outer - middle.inner);
  const place = start.text === '' && start.icon === 0 ? 'loneTitle' : 'title';
  return [{ place, text: title.text, width: title.line, room }];
}

async function choices(page: Page): Promise<DrawnText[]> {
  const groups = page.locator('#root [role="radiogroup"] > div, #root [role="tablist"]');
  const found: DrawnText[] = [];
  for (const [index, group] of (await boxesOf(groups)).entries()) {
    const items = await boxesOf(groups.nth(index).locator(':scope > *'), 'upright');
    const taken = items.map(({ outer, inner, icon }) => outer - inner + (icon > 0 ? icon + 8 : 0));
    found.push({
      place: group.icon > 0 ? 'choiceWithIcons' : 'choice',
      text: group.text,
      width: sum(items.map(({ longest }) => longest)),
      room: group.inner - sum(taken),
    });
  }
  return found;
}

/** Everything on the page that stands where it cannot give way. */
export async function drawnTexts(page: Page): Promise<DrawnText[]> {
  const bar = await boxesOf(page.locator('#root nav > div > a:not(:has([data-on-action]))'));
  const home = await boxesOf(page.locator('#root nav > div > a:has([data-on-action])'));
  const category = await boxesOf(page.locator('#root nav li > [aria-current]'));
  const button = await boxesOf(page.locator('#root form button[type="submit"]'));
  return [
    ...bar.map(({ text, line, inner }) => ({ place: 'bar', text, width: line, room: inner - 4 })),
    ...home.map(({ text, line, inner }) => ({ place: 'home', text, width: line, room: inner - 4 })),
    ...category.map(({ text, line, inner }) => ({
      place: 'category',
      text,
      width: line,
      room: inner,
    })),
    ...button.map(({ text, longest, inner }) => ({
      place: 'button',
      text,
      width: longest,
      room: inner,
    })),
    ...(await titles(page)),
    ...(await choices(page)),
  ];
}
