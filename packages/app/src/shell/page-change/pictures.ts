/** Of so many pages that were left, the last of which somebody may go back to. */
const pages = 3;
/** As many as a screen of a long list shows, with those at its edges. */
const most = 40;

const kept: (readonly HTMLImageElement[])[] = [];

/** By elements of their own: one of the page would keep the whole of it. */
function copyOf({ currentSrc }: HTMLImageElement): HTMLImageElement {
  const copy = new Image();
  copy.src = currentSrc;
  return copy;
}

/**
 * Keeps the pictures that are in sight as a page is left. A browser forgets one that no
 * element shows, and whoever comes back sees its place before they see it.
 */
export function keepPictures(): void {
  const around = innerHeight / 2;
  const seen = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((picture) => {
    if (!picture.complete || !picture.currentSrc) return false;
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom > -around && top < innerHeight + around;
  });
  kept.push(seen.slice(0, most).map(copyOf));
  if (kept.length > pages) kept.shift();
}
