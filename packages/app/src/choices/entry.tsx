import '@livery/ui/theme';
import { drawPicture } from './draw-picture.tsx';
import type { PageData } from './page/order.ts';
import { showPictures } from './page/pictures.ts';
import { showTokens } from './page/tokens.ts';
import { viewOf } from './page/view.ts';

/** The page with all pictures runs the script that its frames run: it has what it draws in it. */
function openPage(): void {
  const given = document.getElementById('choices-data')?.textContent;
  if (!given) return;
  const data = JSON.parse(given) as PageData;
  const redraws: (() => void)[] = [];
  const view = viewOf(data.merchant, () => redraws.forEach((redraw) => redraw()));
  redraws.push(showPictures(data, view), showTokens(data, view));
}

if (globalThis.liveryPicture) void drawPicture(globalThis.liveryPicture);
else openPage();
