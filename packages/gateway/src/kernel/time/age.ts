/** Of age on this day in the merchant's own time zone. */
export function isOfAge(birthday: string, minAge: number, today: string): boolean {
  const year = Number(birthday.slice(0, 4)) + minAge;
  // Compared as text: 29 February comes of age on 1 March.
  return `${String(year).padStart(4, '0')}${birthday.slice(4)}` <= today;
}
