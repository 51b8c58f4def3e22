/** Accounts elsewhere that let a member in: where they stand in the row, and since when. */
export const linkColumns = { google: 'google_id', facebook: 'facebook_id' } as const;
export const linkTimes = { google: 'google_linked_at', facebook: 'facebook_linked_at' } as const;

export type SocialProvider = keyof typeof linkColumns;

export const socialProviders: readonly SocialProvider[] = ['google', 'facebook'];
