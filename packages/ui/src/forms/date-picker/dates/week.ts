interface WeekInfo {
  readonly firstDay: number;
}

/** Browsers know this under two names, and some under none. */
interface LocaleWithWeek extends Intl.Locale {
  readonly weekInfo?: WeekInfo;
  readonly getWeekInfo?: () => WeekInfo;
}

/** Where the week begins on Sunday or on Saturday; elsewhere it is Monday. */
const sunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const saturday = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

const fallback = (locale: Intl.Locale): number => {
  const region = locale.maximize().region ?? '';
  if (sunday.split(' ').includes(region)) return 0;
  return saturday.split(' ').includes(region) ? 6 : 1;
};

/** The day a week begins with, 0 is Sunday. */
export function firstDayOf(tag: string): number {
  const locale = new Intl.Locale(tag) as LocaleWithWeek;
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  return info ? info.firstDay % 7 : fallback(locale);
}
