/** How the languages of letters write sums, days and countries: Arabic with its own digits, by the calendar of pages. */
export const letterTags = { EN: 'en-GB', TY: 'fil-PH', AR: 'ar-SA-u-ca-gregory' } as const;
