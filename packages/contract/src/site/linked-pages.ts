/** Pages that the platform links to: the app has a route for each. */
export const linkedPages = { help: '/m/help' } as const;
