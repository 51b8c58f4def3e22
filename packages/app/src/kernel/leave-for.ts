/** The whole page goes to another site. */
export const leaveFor = (address: string): void => location.assign(address);
