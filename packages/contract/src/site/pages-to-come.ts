/** Pages that the platform links to and the app has no route for yet. With its route each goes from here. */
export const pagesToCome = { help: '/m/help' } as const;
