/** The whole page goes to another site. */
export const leaveFor = (address: string): void => location.assign(address);
/** The same, and back leads to the page before this one. */
export const leaveInstead = (address: string): void => location.replace(address);
