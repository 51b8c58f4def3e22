import { letterTags } from '../../../kernel/senders/letter-tags.ts';
import type { LimitKind, RulePeriod } from '../tables.ts';

export interface CareWording {
  readonly title: string;
  readonly text: string;
}

export interface CareWords {
  /** For dates and figures. */
  readonly tag: string;
  readonly limits: Readonly<Record<LimitKind, string>>;
  readonly periods: Readonly<Record<RulePeriod, string>>;
  readonly minutes: (count: string) => string;
  readonly set: (limit: string, amount: string) => CareWording;
  readonly asked: (
    limit: string,
    amount: string | undefined,
    from: string,
    until: string,
  ) => CareWording;
  readonly confirmed: (limit: string, amount: string) => CareWording;
  readonly removed: (limit: string) => CareWording;
  readonly cancelled: (limit: string, amount: string) => CareWording;
  readonly timeout: (until: string) => CareWording;
  readonly exclusion: (until: string | undefined) => CareWording;
  /** What holds of the member's money while they are barred. */
  readonly money: string;
}

/** Letters that confirm what a member decided, in the languages the platform speaks. */
export const careWords: Readonly<Record<string, CareWords>> = {
  EN: {
    tag: letterTags.EN,
    limits: {
      deposit: 'deposit limit',
      loss: 'loss limit',
      wager: 'wager limit',
      stake: 'limit on a single stake',
      time: 'limit on time in play',
    },
    periods: { '24h': 'a day', '7d': 'a week', '1m': 'a month', session: 'a session', single: '' },
    minutes: (count) => `${count} minutes`,
    set: (limit, amount) => ({
      title: `Your ${limit} holds`,
      text: `From now on your ${limit} is ${amount}.`,
    }),
    asked: (limit, amount, from, until) => ({
      title: `You asked to loosen your ${limit}`,
      text: `You asked for ${amount ?? 'no limit at all'}. Nothing changes by itself: from ${from} you can confirm it, until ${until}. Your limit holds until then.`,
    }),
    confirmed: (limit, amount) => ({
      title: `Your ${limit} was changed`,
      text: `You confirmed it: your ${limit} is now ${amount}.`,
    }),
    removed: (limit) => ({
      title: `Your ${limit} was removed`,
      text: `You confirmed it: there is no ${limit} any more. You can set one at any time, and it holds at once.`,
    }),
    cancelled: (limit, amount) => ({
      title: `Your ${limit} stays`,
      text: `You dropped the change. Your ${limit} stays at ${amount}.`,
    }),
    timeout: (until) => ({
      title: 'You are taking a break',
      text: `Until ${until} there is no play and no paying in.`,
    }),
    exclusion: (until) => ({
      title: 'You are excluded from play',
      text:
        until === undefined
          ? 'There is no play and no paying in, without an end.'
          : `Until ${until} there is no play and no paying in. Nobody can end it sooner.`,
    }),
    money: 'Your money stays yours: you can log in to see it and to take it out.',
  },
  TY: {
    tag: letterTags.TY,
    limits: {
      deposit: 'limitasyon sa deposito',
      loss: 'limitasyon sa talo',
      wager: 'limitasyon sa taya',
      stake: 'limitasyon sa isang taya',
      time: 'limitasyon sa oras ng laro',
    },
    periods: {
      '24h': 'kada araw',
      '7d': 'kada linggo',
      '1m': 'kada buwan',
      session: 'kada session',
      single: '',
    },
    minutes: (count) => `${count} minuto`,
    set: (limit, amount) => ({
      title: `Umiiral na ang ${limit} mo`,
      text: `Mula ngayon, ${amount} ang ${limit} mo.`,
    }),
    asked: (limit, amount, from, until) => ({
      title: `Hiniling mong luwagan ang ${limit} mo`,
      text: `Hiniling mo ang ${amount ?? 'walang limitasyon'}. Walang kusang magbabago: makukumpirma mo ito mula ${from} hanggang ${until}. Umiiral pa rin ang limitasyon mo hanggang doon.`,
    }),
    confirmed: (limit, amount) => ({
      title: `Nabago ang ${limit} mo`,
      text: `Kinumpirma mo: ${amount} na ang ${limit} mo.`,
    }),
    removed: (limit) => ({
      title: `Naalis ang ${limit} mo`,
      text: `Kinumpirma mo: wala nang ${limit}. Makapagtatakda ka anumang oras, at agad itong iiral.`,
    }),
    cancelled: (limit, amount) => ({
      title: `Mananatili ang ${limit} mo`,
      text: `Binawi mo ang pagbabago. Mananatili sa ${amount} ang ${limit} mo.`,
    }),
    timeout: (until) => ({
      title: 'Nagpapahinga ka',
      text: `Walang laro at walang deposito hanggang ${until}.`,
    }),
    exclusion: (until) => ({
      title: 'Nakahinto ang paglalaro mo',
      text:
        until === undefined
          ? 'Walang laro at walang deposito, nang walang katapusan.'
          : `Walang laro at walang deposito hanggang ${until}. Walang makapagpapaikli nito.`,
    }),
    money: 'Sa iyo pa rin ang pera mo: makakapag-log in ka para makita at mailabas ito.',
  },
  AR: {
    tag: letterTags.AR,
    limits: {
      deposit: 'حدّ الإيداع',
      loss: 'حدّ الخسارة',
      wager: 'حدّ الرهان',
      stake: 'حدّ الرهان الواحد',
      time: 'حدّ وقت اللعب',
    },
    periods: {
      '24h': 'في اليوم',
      '7d': 'في الأسبوع',
      '1m': 'في الشهر',
      session: 'في الجلسة',
      single: '',
    },
    minutes: (count) => `${count} دقيقة`,
    set: (limit, amount) => ({
      title: `${limit} سارٍ الآن`,
      text: `من الآن ${limit}: ${amount}.`,
    }),
    asked: (limit, amount, from, until) => ({
      title: `طلبت تخفيف ${limit}`,
      text: `طلبت ${amount ?? 'إزالة الحدّ'}. لا يتغيّر شيء من تلقاء نفسه: يمكنك تأكيده من ${from} حتى ${until}، ويبقى حدّك ساريًا إلى ذلك الحين.`,
    }),
    confirmed: (limit, amount) => ({
      title: `تغيّر ${limit}`,
      text: `أكّدت ذلك: ${limit} الآن ${amount}.`,
    }),
    removed: (limit) => ({
      title: `أُزيل ${limit}`,
      text: `أكّدت ذلك: لم يعد هناك ${limit}. يمكنك تعيينه في أي وقت ويسري فورًا.`,
    }),
    cancelled: (limit, amount) => ({
      title: `يبقى ${limit} كما هو`,
      text: `تراجعت عن التغيير. يبقى ${limit} عند ${amount}.`,
    }),
    timeout: (until) => ({
      title: 'أنت في استراحة',
      text: `لا لعب ولا إيداع حتى ${until}.`,
    }),
    exclusion: (until) => ({
      title: 'أنت مستبعَد من اللعب',
      text:
        until === undefined
          ? 'لا لعب ولا إيداع، من دون نهاية.'
          : `لا لعب ولا إيداع حتى ${until}، ولا يستطيع أحد إنهاء ذلك قبل موعده.`,
    }),
    money: 'مالك لك: يمكنك الدخول لتراه ولتسحبه.',
  },
};
