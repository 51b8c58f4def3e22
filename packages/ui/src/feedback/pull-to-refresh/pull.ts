/** A pull this long is enough, in px that the page has come down. */
export const enough = 64;
/** The page never comes down further than this. */
const most = 112;

/** How far the page comes down for a finger that has gone so far: the further, the harder. */
export const resisted = (way: number): number =>
  way <= 0 ? 0 : most * (1 - Math.exp((-way * 0.55) / most));

/** Whether a finger that has gone so far means the page: down, and more down than aside. */
export const isPull = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
  y > 0 && y > Math.abs(x);
