/** The day it is somewhere, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, at: number): string {
  return formatterFor(timeZone).format(at).slice(0, 10);
}

/** The instant a day begins there; clocks that are moved at midnight make it the first that exists. */
export function startOfDay(timeZone: string, day: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  let at = wanted;
  // The zone's offset at the guess brings the guess nearer; twice is enough for every zone.
  for (let turn = 0; turn < 3; turn += 1) at -= wallTime(timeZone, at) - wanted;
  while (dayIn(timeZone, at) < day) at += 900_000;
  return at;
}

export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export const nextDay = (day: string): string => daysOn(day, 1);

export const dayBefore = (day: string): string => daysOn(day, -1);

export const daysOn = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

function wallTime(timeZone: string, at: number): number {
  return Date.parse(`${formatterFor(timeZone).format(at).replace(', ', 'T').replace(' ', 'T')}Z`);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making one takes long. The Swedish way of writing a date is the ISO one. */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, made);
  return made;
}
