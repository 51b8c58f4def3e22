/** What stands in place of `client.ts` in a site without agents. */
export const agentsErrors = {};
export const agentsRoutes = {};
