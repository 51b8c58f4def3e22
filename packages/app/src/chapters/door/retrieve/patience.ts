/** So long it says at the most that a password is being asked for or set. */
export const patience = 15_000;
