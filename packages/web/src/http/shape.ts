import { ApiError } from './api-error.ts';

/** Whether a part of an answer is what a page could be drawn of. */
export type Fits = (part: unknown) => boolean;

export const isText: Fits = (part) => typeof part === 'string';
export const isNumber: Fits = (part) => typeof part === 'number';
export const isBoolean: Fits = (part) => typeof part === 'boolean';

const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null;

export const listOf =
  (fits: Fits): Fits =>
  (part) =>
    Array.isArray(part) && part.every((one) => fits(one));

/** Of any names. */
export const tableOf =
  (fits: Fits): Fits =>
  (part) =>
    isObject(part) && !Array.isArray(part) && Object.values(part).every((one) => fits(one));

/** Of these names, and perhaps others. */
export const objectWith =
  (parts: Readonly<Record<string, Fits>>): Fits =>
  (whole) =>
    isObject(whole) &&
    Object.entries(parts).every(([name, fits]) => fits(Reflect.get(whole, name)));

/** An answer that says all is well and is of another form is a failed one, and not what breaks a page. */
export function fitting<T>(answer: T, fits: Fits): T {
  if (!fits(answer)) throw new ApiError('unknown', 200);
  return answer;
}

const isId: Fits = (part) => (isText(part) && part !== '') || isNumber(part);

const idOf = (one: unknown): unknown =>
  isObject(one)
    ? ['id', 'announcementId'].map((name) => Reflect.get(one, name)).find(isId)
    : undefined;

/**
 * Announcements by `id`, whichever of its two names a platform gives it. One without
 * any is left out: it must not take the others along.
 */
export function byId<T extends { readonly id: string }>(list: T[]): T[] {
  // What is no list is refused by whoever looks at the whole answer.
  if (!Array.isArray(list)) return list;
  return list.flatMap((one) => {
    const id = idOf(one);
    return id === undefined ? [] : [{ ...one, id: `${id}` }];
  });
}
