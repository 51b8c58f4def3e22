/** Pages that the platform links to: the app has a route for each. */
export const linkedPages = {
  help: '/m/help',
  /** Where somebody comes back to who proved who they are. */
  identity: '/m/kyc',
} as const;
