import type { Wording } from './fill.ts';

export interface AnnouncementText {
  readonly kind: 'notice' | 'popup' | 'agent';
  readonly daysAgo: number;
  /** Days from now; without it the text stays. */
  readonly endsIn?: number;
  readonly title: Wording;
  readonly content: Wording;
}

export const announcements: readonly AnnouncementText[] = [
  {
    kind: 'notice',
    daysAgo: 0.2,
    endsIn: 3,
    title: {
      EN: 'Short maintenance on Thursday, 04:00 to 04:30',
      TY: 'Maikling maintenance sa Huwebes, 04:00 hanggang 04:30',
      AR: 'صيانة قصيرة يوم الخميس من ٠٤:٠٠ إلى ٠٤:٣٠',
    },
    content: {
      EN: '<p>We are moving the wallet to newer machines. For half an hour <b>deposits and withdrawals</b> will wait; games that are open can be finished.</p><p>Whatever you send before that time is carried out afterwards. You need not do anything.</p>',
      TY: '<p>Ililipat namin ang wallet sa mas bagong makina. Sa loob ng kalahating oras, maghihintay muna ang <b>mga deposito at withdrawal</b>; puwedeng tapusin ang mga larong nakabukas na.</p><p>Ang anumang ipinadala bago ang oras na iyon ay itutuloy pagkatapos. Wala kang kailangang gawin.</p>',
      AR: '<p>ننقل المحفظة إلى أجهزة أحدث. سينتظر <b>الإيداع والسحب</b> نصف ساعة، ويمكن إنهاء الألعاب المفتوحة.</p><p>كل ما ترسله قبل هذا الوقت يُنفَّذ بعده. لا يلزمك فعل شيء.</p>',
    },
  },
  {
    kind: 'notice',
    daysAgo: 2,
    title: {
      EN: 'Six hundred and forty games, and where to find yours',
      TY: 'Anim na raan at apatnapung laro, at kung paano hanapin ang gusto mo',
      AR: 'ستمئة وأربعون لعبة، وكيف تجد لعبتك',
    },
    content: {
      EN: '<p>The games now have a search that forgives accents, a filter by vendor and one by the smallest stake.</p><ul><li>Tap the heart to keep a game in <a href="/m/gameList?type=fav">your collection</a>.</li><li>The info button of each game shows its return to player and its limits before you play.</li></ul>',
      TY: '<p>May paghahanap na ngayon ang mga laro, may filter ayon sa vendor, at may isa pa ayon sa pinakamababang taya.</p><ul><li>Pindutin ang puso para itago ang laro sa <a href="/m/gameList?type=fav">iyong koleksyon</a>.</li><li>Ipinapakita ng info button ng bawat laro ang RTP at mga limitasyon nito bago ka maglaro.</li></ul>',
      AR: '<p>صار للألعاب بحث يتسامح مع الحركات، وتصفية حسب المزوّد، وأخرى حسب أقل رهان.</p><ul><li>المس القلب لتحفظ اللعبة في <a href="/m/gameList?type=fav">مجموعتك</a>.</li><li>يعرض زر المعلومات في كل لعبة العائد للاعب وحدود الرهان قبل أن تلعب.</li></ul>',
    },
  },
  {
    kind: 'notice',
    daysAgo: 5,
    title: {
      EN: 'Set a limit that suits you',
      TY: 'Magtakda ng limitasyong bagay sa iyo',
      AR: 'ضع حدًّا يناسبك',
    },
    content: {
      EN: '<p>A limit is easiest to set on a calm day. Decide what an evening may cost, and let the site keep you to it.</p><p>A lower limit counts <b>at once</b>; a higher one waits a day and asks you again. <a href="/m/help?i=7">How it works</a></p>',
      TY: '<p>Pinakamadaling magtakda ng limitasyon kapag kalmado ang araw. Magpasya kung magkano lang ang ilalaan sa isang gabi, at hayaang ipaalala ito ng site.</p><p><b>Agad</b> ang bisa ng mas mababang limitasyon; ang mas mataas ay maghihintay ng isang araw at tatanungin ka muli. <a href="/m/help?i=7">Paano ito gumagana</a></p>',
      AR: '<p>أسهل وقت لوضع الحد يوم هادئ. قرّر كم قد تكلّفك السهرة، ودع الموقع يذكّرك به.</p><p>الحد الأدنى من سابقه يسري <b>فورًا</b>، والأعلى ينتظر يومًا ثم نسألك مرة أخرى. <a href="/m/help?i=7">كيف يعمل ذلك</a></p>',
    },
  },
  {
    kind: 'notice',
    daysAgo: 9,
    title: {
      EN: 'Withdrawals on weekends',
      TY: 'Mga withdrawal tuwing Sabado at Linggo',
      AR: 'السحب في عطلة نهاية الأسبوع',
    },
    content: {
      EN: '<p>From this month withdrawals are looked at on Saturdays and Sundays too, between 09:00 and 21:00. Most leave us within two hours; your bank may need longer.</p>',
      TY: '<p>Simula ngayong buwan, sinusuri na rin ang mga withdrawal tuwing Sabado at Linggo, mula 09:00 hanggang 21:00. Karamihan ay naipapadala namin sa loob ng dalawang oras; maaaring mas matagal ang iyong bangko.</p>',
      AR: '<p>ابتداءً من هذا الشهر نراجع طلبات السحب يومي السبت والأحد أيضًا، بين ٠٩:٠٠ و٢١:٠٠. يغادرنا معظمها خلال ساعتين، وقد يحتاج مصرفك إلى وقت أطول.</p>',
    },
  },
  {
    kind: 'notice',
    daysAgo: 14,
    title: {
      EN: 'How Moon Orchard pays, in full',
      TY: 'Paano nagbabayad ang Moon Orchard, nang buo',
      AR: 'كيف تدفع Moon Orchard، بالتفصيل',
    },
    content: {
      EN: '<p>Moon Orchard is made here, so we can say exactly what it returns: <b>96.00 per cent</b> over a very long time. In one evening you may get more or far less, and what happened before changes nothing.</p><p>The table of prizes is behind the info button in the game.</p>',
      TY: '<p>Kami mismo ang gumawa ng Moon Orchard kaya masasabi namin kung magkano talaga ang ibinabalik nito: <b>96.00 porsiyento</b> sa napakahabang panahon. Sa isang gabi, maaaring higit o mas mababa nang malaki, at walang epekto ang nangyari noon.</p><p>Nasa info button sa loob ng laro ang talaan ng premyo.</p>',
      AR: '<p>صُنعت Moon Orchard عندنا، لذلك نستطيع أن نقول بالضبط كم تعيد: <b>٩٦٫٠٠ بالمئة</b> على مدى طويل جدًّا. في سهرة واحدة قد تنال أكثر أو أقل بكثير، وما حدث من قبل لا يغيّر شيئًا.</p><p>تجد جدول الجوائز خلف زر المعلومات داخل اللعبة.</p>',
    },
  },
  {
    kind: 'notice',
    daysAgo: 21,
    title: {
      EN: 'Nobody from {site} asks for your password',
      TY: 'Walang taga-{site} ang hihingi ng password mo',
      AR: 'لا أحد من {site} يسألك عن كلمة مرورك',
    },
    content: {
      EN: '<p>Not by phone, not in a chat, not by mail. If somebody does, end the talk and <a href="/m/message">write to us</a>.</p><ol><li>Use a password that you use nowhere else.</li><li>Keep your mobile number up to date, so that codes reach you.</li></ol>',
      TY: '<p>Hindi sa telepono, hindi sa chat, hindi sa e-mail. Kung may humingi, tapusin ang usapan at <a href="/m/message">sumulat sa amin</a>.</p><ol><li>Gumamit ng password na wala kang ibang pinaggagamitan.</li><li>Panatilihing tama ang iyong numero ng mobile para makarating ang mga code.</li></ol>',
      AR: '<p>لا بالهاتف ولا في المحادثة ولا بالبريد. إن فعل أحد ذلك فأنهِ الحديث و<a href="/m/message">اكتب إلينا</a>.</p><ol><li>استعمل كلمة مرور لا تستعملها في مكان آخر.</li><li>أبقِ رقم هاتفك محدّثًا لتصلك الرموز.</li></ol>',
    },
  },
  {
    kind: 'notice',
    daysAgo: 33,
    title: {
      EN: 'New terms from the first of the month',
      TY: 'Bagong mga tuntunin simula sa unang araw ng buwan',
      AR: 'شروط جديدة ابتداءً من أول الشهر',
    },
    content: {
      EN: '<p>We have shortened the terms by a third and said more plainly how bonuses work: no bonus asks for more than <b>ten times</b> its amount. <a href="/m/help?i=1">Read the terms</a></p>',
      TY: '<p>Pinaikli namin ng sangkatlo ang mga tuntunin at mas nilinaw kung paano ang mga bonus: walang bonus na humihingi ng higit sa <b>sampung beses</b> ng halaga nito. <a href="/m/help?i=1">Basahin ang mga tuntunin</a></p>',
      AR: '<p>اختصرنا الشروط بمقدار الثلث وأوضحنا كيف تعمل المكافآت: لا تطلب أي مكافأة أكثر من <b>عشرة أضعاف</b> قيمتها. <a href="/m/help?i=1">اقرأ الشروط</a></p>',
    },
  },
  {
    kind: 'notice',
    daysAgo: 47,
    title: {
      EN: 'Where the winner board gets its figures',
      TY: 'Saan galing ang mga bilang sa talaan ng nanalo',
      AR: 'من أين تأتي أرقام لوحة الفائزين',
    },
    content: {
      EN: '<p>Every line on the board is a round somebody played for real money in the last thirty days. Names are shortened so that only the winner knows. Most rounds win nothing, and the board does not show those.</p>',
      TY: '<p>Bawat linya sa talaan ay isang round na nilaro para sa totoong pera sa nakaraang tatlumpung araw. Pinaikli ang mga pangalan para ang nanalo lang ang makaalam. Karamihan sa mga round ay walang napapanalunan, at hindi ipinapakita roon ang mga iyon.</p>',
      AR: '<p>كل سطر في اللوحة جولة لعبها أحدهم بمال حقيقي خلال الثلاثين يومًا الأخيرة. نختصر الأسماء حتى لا يعرفها إلا الفائز. معظم الجولات لا تربح شيئًا، ولا تظهر في اللوحة.</p>',
    },
  },
  {
    kind: 'notice',
    daysAgo: 66,
    title: {
      EN: 'The help centre has been written anew',
      TY: 'Isinulat muli ang help center',
      AR: 'كُتب مركز المساعدة من جديد',
    },
    content: {
      EN: '<p>Twelve short articles, each with the figures that count. If something is still unclear, <a href="/m/help?i=10">tell us</a>; the next reader will thank you.</p>',
      TY: '<p>Labindalawang maiikling artikulo, kasama ang mga bilang na mahalaga. Kung may hindi pa rin malinaw, <a href="/m/help?i=10">sabihin sa amin</a>; pasasalamatan ka ng susunod na magbabasa.</p>',
      AR: '<p>اثنتا عشرة مقالة قصيرة، في كل منها الأرقام التي تهم. إن بقي شيء غير واضح <a href="/m/help?i=10">فأخبرنا</a>، وسيشكرك القارئ التالي.</p>',
    },
  },
  {
    kind: 'popup',
    daysAgo: 1,
    title: { EN: 'Welcome back', TY: 'Maligayang pagbabalik', AR: 'مرحبًا بعودتك' },
    content: {
      EN: '<p>This is a demo: the sites, the players and the money are invented, the rules and the ledger are real.</p><p>Look around freely. <a href="/m/activity">Promotions</a> · <a href="/m/notice">Announcements</a> · <a href="/m/help">Help</a></p>',
      TY: '<p>Demo ito: kathang-isip ang mga site, manlalaro at pera, pero totoo ang mga tuntunin at ang ledger.</p><p>Malayang tumingin-tingin. <a href="/m/activity">Mga promosyon</a> · <a href="/m/notice">Mga anunsyo</a> · <a href="/m/help">Tulong</a></p>',
      AR: '<p>هذا عرض تجريبي: المواقع واللاعبون والأموال من نسج الخيال، أما القواعد والدفتر فحقيقية.</p><p>تجوّل كما تشاء. <a href="/m/activity">العروض</a> · <a href="/m/notice">الإعلانات</a> · <a href="/m/help">المساعدة</a></p>',
    },
  },
  {
    kind: 'popup',
    daysAgo: 6,
    endsIn: 30,
    title: {
      EN: 'A pause is a tool too',
      TY: 'Kagamitan din ang pahinga',
      AR: 'الاستراحة أداة أيضًا',
    },
    content: {
      EN: '<p>If play has stopped being fun, step away for a day, a week or longer. It takes two taps, it starts at once, and nobody will ask why.</p><p><a href="/m/help?i=7">Limits, time-outs and exclusion</a></p>',
      TY: '<p>Kung hindi na masaya ang paglalaro, magpahinga ng isang araw, isang linggo o mas matagal. Dalawang pindot lang, agad ang simula, at walang magtatanong kung bakit.</p><p><a href="/m/help?i=7">Mga limitasyon, time-out at exclusion</a></p>',
      AR: '<p>إن لم يعد اللعب ممتعًا فابتعد يومًا أو أسبوعًا أو أكثر. لمستان تكفيان، وتبدأ الاستراحة فورًا، ولن يسألك أحد عن السبب.</p><p><a href="/m/help?i=7">الحدود والاستراحة والاستبعاد</a></p>',
    },
  },
  {
    kind: 'agent',
    daysAgo: 3,
    title: {
      EN: 'Commission is paid on Mondays at ten',
      TY: 'Tuwing Lunes, alas diyes, ang bayad ng komisyon',
      AR: 'تُدفع العمولة أيام الاثنين في العاشرة',
    },
    content: {
      EN: '<p>The week runs from Monday to Sunday. You find each payment with its kind under <a href="/m/transaction/record?types=A">transactions</a>.</p>',
      TY: '<p>Mula Lunes hanggang Linggo ang bilang ng linggo. Makikita mo ang bawat bayad at ang uri nito sa <a href="/m/transaction/record?types=A">mga transaksyon</a>.</p>',
      AR: '<p>يمتد الأسبوع من الاثنين إلى الأحد. تجد كل دفعة ونوعها في <a href="/m/transaction/record?types=A">المعاملات</a>.</p>',
    },
  },
  {
    kind: 'agent',
    daysAgo: 12,
    title: {
      EN: 'What may be said to new players',
      TY: 'Ano ang puwedeng sabihin sa mga bagong manlalaro',
      AR: 'ما يجوز قوله للاعبين الجدد',
    },
    content: {
      EN: '<ul><li>Nobody under {age}, ever.</li><li>No promise of winnings, and no word of winning back what was lost.</li><li>Whoever has taken a time-out is left alone.</li></ul><p>These three are part of your contract.</p>',
      TY: '<ul><li>Walang wala pang {age} taong gulang, kailanman.</li><li>Walang pangako ng panalo, at walang salita tungkol sa pagbawi ng natalo.</li><li>Huwag gambalain ang sinumang naka-time-out.</li></ul><p>Bahagi ng iyong kontrata ang tatlong ito.</p>',
      AR: '<ul><li>لا أحد دون سن {age} أبدًا.</li><li>لا وعد بالربح، ولا كلمة عن استرداد ما خُسر.</li><li>من أخذ استراحة يُترك وشأنه.</li></ul><p>هذه الثلاثة جزء من عقدك.</p>',
    },
  },
  {
    kind: 'agent',
    daysAgo: 29,
    title: {
      EN: 'The team overview counts by your own midnight',
      TY: 'Ayon sa sariling hatinggabi ang bilang sa buod ng koponan',
      AR: 'نظرة الفريق تحسب بمنتصف ليل موقعك',
    },
    content: {
      EN: '<p>Figures for “today” now begin at midnight of the site’s own time zone. Earlier they could be a few hours off. <a href="/m/agent/team/overview">Open the overview</a></p>',
      TY: '<p>Nagsisimula na ngayon sa hatinggabi ng time zone ng site ang mga bilang para sa “ngayong araw”. Dati, maaaring may ilang oras na pagkakaiba. <a href="/m/agent/team/overview">Buksan ang buod</a></p>',
      AR: '<p>صارت أرقام «اليوم» تبدأ عند منتصف الليل بتوقيت الموقع نفسه. كانت من قبل قد تختلف بضع ساعات. <a href="/m/agent/team/overview">افتح النظرة</a></p>',
    },
  },
];
