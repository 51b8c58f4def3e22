const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two values of JSON mean the same; the order of keys is of no matter. */
export function equal(one: unknown, other: unknown): boolean {
  if (!isWhole(one) || !isWhole(other)) return Object.is(one, other);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return (
    a.size === b.size && [...a].every(([key, value]) => b.has(key) && equal(value, b.get(key)))
  );
}
