/**
 * What the keys of all members’ queries begin with: they leave with the session by this (ADR 37).
 */
export const memberKeys = ['member'] as const;

/** The key of something that belongs to a member: nobody else is ever shown it. */
export const memberKey = <const Rest extends readonly unknown[]>(userName: string, ...rest: Rest) =>
  [...memberKeys, userName, ...rest] as const;
