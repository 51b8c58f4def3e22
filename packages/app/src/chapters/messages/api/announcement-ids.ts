import { isRecord } from '#kernel/storage.ts';

const isId = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

const idOf = (one: unknown): string | undefined => {
  const id = isRecord(one) ? [one['id'], one['announcementId']].find(isId) : undefined;
  return id === undefined ? undefined : `${id}`;
};

/**
 * Announcements by `id`, whichever of its two names a platform gives it. One without
 * any is left out: it could not be marked as read, and must not take the others along.
 */
export function byId<T extends { readonly id: string }>(list: T[]): T[] {
  // What is no list is refused by whoever looks at the whole answer.
  if (!Array.isArray(list)) return list;
  return list.flatMap((one) => {
    const id = idOf(one);
    return id === undefined ? [] : [{ ...one, id }];
  });
}
