import type { Wording } from './fill.ts';

export interface LetterText {
  readonly kind: 'system' | 'personal' | 'promotion';
  readonly daysAgo: number;
  readonly title: Wording;
  readonly content: Wording;
}

/** For everybody who can log in, as far as their account is old enough. */
export const letters: readonly LetterText[] = [
  {
    kind: 'personal',
    daysAgo: 0.4,
    title: {
      EN: 'Your question about limits',
      TY: 'Ang tanong mo tungkol sa limitasyon',
      AR: 'سؤالك عن الحدود',
    },
    content: {
      EN: '<p>You asked whether a limit can be set for a week only. It can: choose seven days in your security settings, and it renews every Monday until you end it.</p><p>Kind regards, Ana from the desk</p>',
      TY: '<p>Itinanong mo kung puwedeng pang-isang linggo lang ang limitasyon. Puwede: piliin ang pitong araw sa mga setting ng seguridad, at uulit ito tuwing Lunes hanggang tapusin mo.</p><p>Lubos na gumagalang, Ana mula sa desk</p>',
      AR: '<p>سألت هل يمكن وضع حد لأسبوع واحد فقط. نعم: اختر سبعة أيام في إعدادات الأمان، ويتجدد كل يوم اثنين حتى تنهيه.</p><p>مع أطيب التحيات، آنا من مكتب الخدمة</p>',
    },
  },
  {
    kind: 'promotion',
    daysAgo: 1.3,
    title: {
      EN: 'A quiet catch has begun',
      TY: 'Nagsimula na ang Tahimik na huli',
      AR: 'بدأ الصيد الهادئ',
    },
    content: {
      EN: '<p>{200} to play with on games of the sea, with a deposit of {100} or more. The terms are on the <a href="/m/activity">page of promotions</a>. You get this because you allowed messages with offers; you can end that at any time.</p>',
      TY: '<p>{200} para sa paglalaro sa mga laro ng dagat, kasama ng depositong {100} o higit pa. Nasa <a href="/m/activity">pahina ng mga promosyon</a> ang mga tuntunin. Natanggap mo ito dahil pinayagan mo ang mga mensaheng may alok; puwede mo itong itigil anumang oras.</p>',
      AR: '<p>{200} للّعب في ألعاب البحر، مع إيداع {100} أو أكثر. الشروط في <a href="/m/activity">صفحة العروض</a>. وصلتك هذه الرسالة لأنك سمحت برسائل العروض، ويمكنك إيقافها في أي وقت.</p>',
    },
  },
  {
    kind: 'system',
    daysAgo: 1.9,
    title: {
      EN: 'A new device was used',
      TY: 'May bagong device na ginamit',
      AR: 'استُخدم جهاز جديد',
    },
    content: {
      EN: '<p>Somebody logged in to your account with a device we did not know. If it was you, nothing is left to do. If not, <a href="/m/changePsw">change your password</a> now.</p>',
      TY: '<p>May nag-log in sa account mo gamit ang device na hindi namin kilala. Kung ikaw iyon, wala nang kailangang gawin. Kung hindi, <a href="/m/changePsw">palitan agad ang password</a>.</p>',
      AR: '<p>دخل أحدهم إلى حسابك من جهاز لم نعرفه. إن كنت أنت فلا يلزمك شيء. وإلا <a href="/m/changePsw">فغيّر كلمة مرورك</a> الآن.</p>',
    },
  },
  {
    kind: 'promotion',
    daysAgo: 5.2,
    title: { EN: 'Nine Lantern Week', TY: 'Linggo ng Siyam na Parol', AR: 'أسبوع الفوانيس التسعة' },
    content: {
      EN: '<p>Nine slots from nine vendors, until next week. Joining costs nothing; <a href="/m/activity">here are the terms</a>.</p>',
      TY: '<p>Siyam na slot mula sa siyam na vendor, hanggang sa susunod na linggo. Walang bayad ang pagsali; <a href="/m/activity">narito ang mga tuntunin</a>.</p>',
      AR: '<p>تسع ألعاب سلوتس من تسعة مزوّدين، حتى الأسبوع القادم. المشاركة مجانية، و<a href="/m/activity">هذه هي الشروط</a>.</p>',
    },
  },
  {
    kind: 'system',
    daysAgo: 11,
    title: {
      EN: 'Your monthly summary is ready',
      TY: 'Handa na ang buod mo para sa buwan',
      AR: 'ملخصك الشهري جاهز',
    },
    content: {
      EN: '<p>Deposits, withdrawals, stakes and wins of the past month are in your <a href="/m/gameRecord">records</a>. A look at them takes a minute and is worth it.</p>',
      TY: '<p>Nasa iyong <a href="/m/gameRecord">mga tala</a> ang deposito, withdrawal, taya at panalo noong nakaraang buwan. Isang minuto lang itong tingnan, at sulit.</p>',
      AR: '<p>الإيداعات والسحوبات والرهانات والأرباح في الشهر الماضي موجودة في <a href="/m/gameRecord">سجلاتك</a>. نظرة إليها تستغرق دقيقة وتستحقها.</p>',
    },
  },
  {
    kind: 'personal',
    daysAgo: 24,
    title: {
      EN: 'Your called-off match',
      TY: 'Ang laban mong hindi natuloy',
      AR: 'مباراتك التي أُلغيت',
    },
    content: {
      EN: '<p>The match you had staked on was called off, and your stake is back in your wallet. We are sorry for the wait of three minutes.</p>',
      TY: '<p>Hindi natuloy ang laban na tinayaan mo, at naibalik na sa wallet mo ang taya. Paumanhin sa tatlong minutong paghihintay.</p>',
      AR: '<p>أُلغيت المباراة التي راهنت عليها، وعاد رهانك إلى محفظتك. نعتذر عن انتظار ثلاث دقائق.</p>',
    },
  },
  {
    kind: 'system',
    daysAgo: 41,
    title: { EN: 'The terms have changed', TY: 'Nagbago ang mga tuntunin', AR: 'تغيّرت الشروط' },
    content: {
      EN: '<p>Shorter and plainer, from the first of the month. <a href="/m/help?i=1">Read them</a> before your next deposit.</p>',
      TY: '<p>Mas maikli at mas malinaw, simula sa unang araw ng buwan. <a href="/m/help?i=1">Basahin ang mga ito</a> bago ang susunod mong deposito.</p>',
      AR: '<p>أقصر وأوضح، ابتداءً من أول الشهر. <a href="/m/help?i=1">اقرأها</a> قبل إيداعك القادم.</p>',
    },
  },
  {
    kind: 'personal',
    daysAgo: 62,
    title: { EN: 'Thank you for your idea', TY: 'Salamat sa mungkahi mo', AR: 'شكرًا على فكرتك' },
    content: {
      EN: '<p>You wrote that the search should forgive accents. It does now, and it was your letter that started it.</p>',
      TY: '<p>Isinulat mo na sana’y tumanggap ang paghahanap ng mga titik na may tuldik. Ganoon na ito ngayon, at ang sulat mo ang nagsimula nito.</p>',
      AR: '<p>كتبت أن البحث ينبغي أن يتسامح مع الحركات. صار كذلك الآن، ورسالتك هي التي بدأت الأمر.</p>',
    },
  },
  {
    kind: 'promotion',
    daysAgo: 90,
    title: {
      EN: 'Crown Club: what it is',
      TY: 'Samahan ng Korona: kung ano ito',
      AR: 'نادي التاج: ما هو',
    },
    content: {
      EN: '<p>The club is an invitation and not a target: nobody gets there by playing more. What it offers is on the <a href="/m/member/benefits">page of benefits</a>.</p>',
      TY: '<p>Imbitasyon ang samahan at hindi layunin: walang nakakapasok dahil sa mas maraming laro. Nasa <a href="/m/member/benefits">pahina ng mga benepisyo</a> ang mga alok nito.</p>',
      AR: '<p>النادي دعوة وليس هدفًا: لا أحد يبلغه باللعب أكثر. ما يقدّمه موجود في <a href="/m/member/benefits">صفحة المزايا</a>.</p>',
    },
  },
  {
    kind: 'system',
    daysAgo: 124,
    title: {
      EN: 'Welcome to {site}',
      TY: 'Maligayang pagdating sa {site}',
      AR: 'أهلًا بك في {site}',
    },
    content: {
      EN: '<p>Good that you are here. Three things to begin with:</p><ol><li>Prove your mobile number, so that you always get back in.</li><li>Think about a <a href="/m/help?i=7">limit</a>.</li><li>Try games for practice first; most can be.</li></ol>',
      TY: '<p>Mabuti at narito ka. Tatlong bagay bilang simula:</p><ol><li>Patunayan ang numero ng mobile mo para lagi kang makabalik.</li><li>Pag-isipan ang <a href="/m/help?i=7">limitasyon</a>.</li><li>Subukan muna ang mga laro bilang ensayo; karamihan ay puwede.</li></ol>',
      AR: '<p>يسرّنا وجودك هنا. ثلاثة أشياء للبداية:</p><ol><li>أثبت رقم هاتفك لتعود إلى حسابك دائمًا.</li><li>فكّر في <a href="/m/help?i=7">حد</a>.</li><li>جرّب الألعاب للتدريب أولًا، فمعظمها يتيح ذلك.</li></ol>',
    },
  },
];

/** `{amount}` is put in as it was posted. */
export const walletMessages: Readonly<Record<string, Omit<LetterText, 'kind' | 'daysAgo'>>> = {
  deposit: {
    title: { EN: 'Deposit received', TY: 'Natanggap ang deposito', AR: 'وصل الإيداع' },
    content: {
      EN: '<p>Your deposit of <b>{amount}</b> is in your wallet.</p>',
      TY: '<p>Nasa wallet mo na ang deposito mong <b>{amount}</b>.</p>',
      AR: '<p>إيداعك وقدره <b>{amount}</b> في محفظتك.</p>',
    },
  },
  withdraw: {
    title: { EN: 'Withdrawal sent', TY: 'Naipadala ang withdrawal', AR: 'أُرسل السحب' },
    content: {
      EN: '<p>Your withdrawal of <b>{amount}</b> has left us. Banks credit it within one working day.</p>',
      TY: '<p>Naipadala na namin ang withdrawal mong <b>{amount}</b>. Ikekredito ito ng bangko sa loob ng isang araw ng trabaho.</p>',
      AR: '<p>غادرنا سحبك وقدره <b>{amount}</b>. تقيّده المصارف خلال يوم عمل واحد.</p>',
    },
  },
  bonus: {
    title: { EN: 'Bonus earned', TY: 'Nakuha ang bonus', AR: 'نلت المكافأة' },
    content: {
      EN: '<p>Your bonus has been wagered as it asked: <b>{amount}</b> of it are cash in your wallet now.</p>',
      TY: '<p>Naitaya na ang bonus mo ayon sa hinihingi nito: cash na sa wallet mo ang <b>{amount}</b>.</p>',
      AR: '<p>راهنت بمكافأتك كما طُلب: صار <b>{amount}</b> منها نقدًا في محفظتك.</p>',
    },
  },
  salary: {
    title: { EN: 'Salary paid', TY: 'Nabayaran ang sahod', AR: 'دُفع الراتب' },
    content: {
      EN: '<p>Your salary of <b>{amount}</b> for the past month is in your wallet.</p>',
      TY: '<p>Nasa wallet mo na ang sahod mong <b>{amount}</b> para sa nakaraang buwan.</p>',
      AR: '<p>راتبك عن الشهر الماضي وقدره <b>{amount}</b> في محفظتك.</p>',
    },
  },
  dividend: {
    title: { EN: 'Dividend paid', TY: 'Nabayaran ang dibidendo', AR: 'دُفعت الأرباح' },
    content: {
      EN: '<p>Your dividend of <b>{amount}</b> is in your wallet.</p>',
      TY: '<p>Nasa wallet mo na ang dibidendo mong <b>{amount}</b>.</p>',
      AR: '<p>حصتك من الأرباح وقدرها <b>{amount}</b> في محفظتك.</p>',
    },
  },
};
