/** The jurisdictions there are profiles for; INT where no other applies. */
export const jurisdictionKeys = ['INT', 'PH', 'UK', 'MT', 'DE', 'ON', 'NJ', 'BR', 'SE'] as const;
export type Jurisdiction = (typeof jurisdictionKeys)[number];
