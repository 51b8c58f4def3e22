/**
 * Two families that never meet in a line: who pays in themselves (team leader,
 * agent, member), and whoever is given their money by the line. In each, who
 * stands below stands no higher.
 */
const families: readonly (readonly number[])[] = [
  [2, 1, 0],
  [41, 42, 40],
];

/** What whoever registers below somebody becomes; undefined below who leads nobody. */
export const memberTypeBelow = (leader: number): number | undefined => familyOf(leader)?.at(-1);

/** What whoever is to lead below somebody becomes. */
export const agentTypeBelow = (leader: number): number | undefined => familyOf(leader)?.at(-2);

const familyOf = (leader: number) => families.find((one) => one.slice(0, -1).includes(leader));

/** Whether one type may stand below another. */
export function mayStandBelow(leader: number, follower: number): boolean {
  const family = families.find((one) => one.slice(0, -1).includes(leader));
  return family !== undefined && family.indexOf(follower) >= family.indexOf(leader);
}
