/** What was asked for cannot be done; a person is told why in one sentence. */
export class UsageError extends Error {}
