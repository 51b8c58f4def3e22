/** A moment as the language writes it, with the name of the zone it is told in. */
export const formatMoment = (moment: string, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(moment));
