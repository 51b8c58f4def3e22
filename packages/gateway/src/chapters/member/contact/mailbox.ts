/** As addresses are compared: one mailbox has one count. */
export const mailboxOf = (email: string): string => email.trim().toLowerCase();
