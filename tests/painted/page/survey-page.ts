import type { Survey } from '../survey.ts';
import { stops } from './focus.ts';
import { bones, inks, markName } from './inks.ts';

/** Nothing moves, and everything can be hit, so that what covers what can be asked. */
const still = new CSSStyleSheet();
still.replaceSync(
  '*, *::before, *::after, *::details-content { transition: none !important; pointer-events: auto !important; }',
);

/** Words and icons leave their places empty: what is painted then is what lies behind them. */
const bare = new CSSStyleSheet();
bare.replaceSync(`
  *, *::before, *::after, ::placeholder, ::marker {
    -webkit-text-fill-color: transparent !important;
    -webkit-text-stroke-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
    caret-color: transparent !important;
  }
  [${markName}] { opacity: 0 !important; }
`);

const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });

const paused = new Set<Animation>();

const isInSight = (image: HTMLImageElement): boolean => {
  const { top, bottom } = image.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Pictures are grounds too; but none is waited for for ever. */
async function pictures(): Promise<void> {
  const wanted = [...document.images].filter(isInSight);
  for (const image of wanted) image.loading = 'eager';
  const all = Promise.all(wanted.map((image) => image.decode().catch(() => undefined)));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 5000))]);
}

/** What comes or goes arrives; what moves for ever stops where it begins. */
function stop(animation: Animation): void {
  if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  else {
    animation.pause();
    animation.currentTime = 0;
    paused.add(animation);
  }
}

/** Lets nothing move until it is told to. */
export async function holdStill(): Promise<void> {
  document.adoptedStyleSheets.push(still);
  await pictures();
  await frame();
  for (const animation of document.getAnimations()) {
    if (animation.playState === 'running') stop(animation);
  }
  await frame();
}

let places: string;

/** Where everything is, in short. */
const layout = (): string => {
  const parts = [...document.querySelectorAll('body *')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
  });
  return [innerWidth, innerHeight, ...parts].join('\n');
};

/** Whether nothing has moved since the survey. */
export const isAsItWas = (): boolean => layout() === places;

/** What is there to be read and to be reached; what can be read is gone from then on. */
export async function surveyPage(): Promise<Survey> {
  // A ring that is there already would not appear.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const found = { inks: inks(), bones: bones(), stops: stops() };
  document.adoptedStyleSheets.push(bare);
  await frame();
  places = layout();
  return found;
}

/** Leaves the page as it was. */
export function letMove(): void {
  const ours = new Set([still, bare]);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !ours.has(sheet));
  for (const mark of document.querySelectorAll(`[${markName}]`)) mark.removeAttribute(markName);
  for (const animation of paused) animation.play();
  paused.clear();
}
