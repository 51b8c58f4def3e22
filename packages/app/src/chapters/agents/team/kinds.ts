const agents: ReadonlySet<number> = new Set([1, 2, 41, 42]);

/** Whether a kind of account may have people of its own. */
export const isAgentAccount = (type: number): boolean => agents.has(type);
