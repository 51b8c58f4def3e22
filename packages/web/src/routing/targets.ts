/** Whether a page of the face is at an address. */
export type IsPage = (pathname: string, search: string) => boolean;

const here = 'https://here.invalid';

/** Where a browser goes: dots lead out of a path again, however they are written. */
const read = (target: string): URL | undefined =>
  /^\/(?!.*(\\|\/\/))/.test(target) && URL.canParse(target, here)
    ? new URL(target, here)
    : undefined;

/** Whether somebody who brought the target along may be sent there: to a page of this face alone. */
export function isSafeTarget(target: string, isPage: IsPage): boolean {
  const url = read(target);
  return url?.origin === here && isPage(url.pathname, url.search);
}

/** Whether a link of an operator leads anywhere: to another site by https, or to a page that is there. */
export function leadsAnywhere(link: string, isPage: IsPage): boolean {
  if (/^https:\/\//i.test(link)) return URL.canParse(link);
  if (!/^\/(?!\/)/.test(link) || !URL.canParse(link, here)) return false;
  const { origin, pathname, search } = new URL(link, here);
  return origin === here && isPage(pathname, search);
}
