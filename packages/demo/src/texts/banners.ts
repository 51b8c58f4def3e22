import type { Wording } from './fill.ts';

export interface BannerText {
  readonly group: 'm_home' | 'm_hotgames' | 'm_reg' | 'm_leftmenu' | 'm_newgame';
  /** Of the demo's own drawings. */
  readonly picture: string;
  readonly link: string;
  readonly title: Wording;
  readonly text: Wording;
}

export const banners: readonly BannerText[] = [
  {
    group: 'm_home',
    picture: 'welcome',
    link: '/m/activity',
    title: {
      EN: 'A first deposit, matched',
      TY: 'Tapatan sa unang deposito',
      AR: 'نضاعف إيداعك الأول',
    },
    text: {
      EN: 'Up to {1000}, wagered eight times in 14 days. Terms apply.',
      TY: 'Hanggang {1000}, itataya nang walong beses sa loob ng 14 na araw. May mga tuntunin.',
      AR: 'حتى {1000}، يُراهَن بها ثماني مرات خلال ١٤ يومًا. تُطبَّق الشروط.',
    },
  },
  {
    group: 'm_home',
    picture: 'house-originals',
    link: '/m/gameList?gameType=INHOUSE',
    title: { EN: 'Games of the house', TY: 'Mga laro ng bahay', AR: 'ألعاب من صنعنا' },
    text: {
      EN: 'Made here, with every rule and return in the open.',
      TY: 'Gawa rito, hayag ang bawat tuntunin at RTP.',
      AR: 'صُنعت هنا، وكل قاعدة وعائد فيها معلن.',
    },
  },
  {
    group: 'm_home',
    picture: 'nine-lantern-week',
    link: '/m/slot-games',
    title: { EN: 'Nine Lantern Week', TY: 'Linggo ng Siyam na Parol', AR: 'أسبوع الفوانيس التسعة' },
    text: {
      EN: 'Nine slots from nine vendors, one a day to discover.',
      TY: 'Siyam na slot mula sa siyam na vendor, isa bawat araw.',
      AR: 'تسع ألعاب سلوتس من تسعة مزوّدين، واحدة كل يوم.',
    },
  },
  {
    group: 'm_home',
    picture: 'house-lights-up',
    link: '/m/live-games',
    title: { EN: 'The tables are open', TY: 'Bukas na ang mga mesa', AR: 'الطاولات مفتوحة' },
    text: {
      EN: 'Roulette, baccarat and blackjack with people at the table.',
      TY: 'Roulette, baccarat at blackjack na may totoong tao sa mesa.',
      AR: 'روليت وباكارات وبلاك جاك مع أشخاص حول الطاولة.',
    },
  },
  {
    group: 'm_home',
    picture: 'floodlit-weekend',
    link: '/m/sport-games',
    title: { EN: 'Floodlit Weekend', TY: 'Palaro sa Dulo ng Linggo', AR: 'عطلة تحت الأضواء' },
    text: {
      EN: 'All matches of Saturday and Sunday on one page.',
      TY: 'Lahat ng laban ng Sabado at Linggo sa iisang pahina.',
      AR: 'كل مباريات السبت والأحد في صفحة واحدة.',
    },
  },
  {
    group: 'm_hotgames',
    picture: 'fruit-parade',
    link: '/m/slot-games',
    title: { EN: 'Fruit Parade', TY: 'Parada ng Prutas', AR: 'موكب الفاكهة' },
    text: {
      EN: 'Short rounds, small stakes.',
      TY: 'Maiikling round, maliliit na taya.',
      AR: 'جولات قصيرة ورهانات صغيرة.',
    },
  },
  {
    group: 'm_hotgames',
    picture: 'kraken-lagoon',
    link: '/m/fishing-games',
    title: { EN: 'Kraken Lagoon', TY: 'Lawa ng Kraken', AR: 'بحيرة الكراكن' },
    text: {
      EN: 'Forty-eight games of the sea.',
      TY: 'Apatnapu’t walong laro ng dagat.',
      AR: 'ثمانٍ وأربعون لعبة من البحر.',
    },
  },
  {
    group: 'm_newgame',
    picture: 'orbit-nights',
    link: '/m/gameList?gameType=RNG',
    title: { EN: 'New this month', TY: 'Bago ngayong buwan', AR: 'جديد هذا الشهر' },
    text: {
      EN: 'Try most of them for practice first.',
      TY: 'Masusubukan muna ang karamihan bilang ensayo.',
      AR: 'يمكنك تجربة معظمها للتدريب أولًا.',
    },
  },
  {
    group: 'm_newgame',
    picture: 'ember-saga',
    link: '/m/slot-games',
    title: { EN: 'Ember Saga', TY: 'Alamat ng Baga', AR: 'ملحمة الجمر' },
    text: {
      EN: 'Myths and long stories.',
      TY: 'Mga alamat at mahahabang kuwento.',
      AR: 'أساطير وحكايات طويلة.',
    },
  },
  {
    group: 'm_reg',
    picture: 'crown-club',
    link: '/m/help?i=0',
    title: {
      EN: 'An account in two minutes',
      TY: 'Account sa loob ng dalawang minuto',
      AR: 'حساب في دقيقتين',
    },
    text: {
      EN: 'For players of {age} and older. What we ask, and why.',
      TY: 'Para sa {age} taong gulang pataas. Ano ang itinatanong namin, at bakit.',
      AR: 'لمن بلغ {age} سنة فأكثر. ماذا نسأل، ولماذا.',
    },
  },
  {
    group: 'm_leftmenu',
    picture: 'draw-day',
    link: '/m/lottery',
    title: { EN: 'Draw Day', TY: 'Araw ng Bola', AR: 'يوم السحب' },
    text: {
      EN: 'The next draws and the last numbers.',
      TY: 'Ang susunod na bola at ang huling mga numero.',
      AR: 'السحوبات القادمة وآخر الأرقام.',
    },
  },
  {
    group: 'm_leftmenu',
    picture: 'arena-week',
    link: '/m/esport-games',
    title: { EN: 'Arena Week', TY: 'Linggo ng Arena', AR: 'أسبوع الساحة' },
    text: {
      EN: 'Finals in four disciplines.',
      TY: 'Mga finals sa apat na disiplina.',
      AR: 'نهائيات في أربع ألعاب.',
    },
  },
];
