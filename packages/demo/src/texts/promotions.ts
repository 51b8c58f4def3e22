import type { Wording } from './fill.ts';

export interface PromotionText {
  readonly way: 'join' | 'claim' | 'read';
  readonly picture: string;
  /** Places in the list of categories. */
  readonly categories: readonly number[];
  /** Days from now; a negative number is in the past. */
  readonly from: number;
  readonly to: number;
  readonly noExpiry?: boolean;
  readonly wagering?: number;
  /** Whole pesos, as in the texts. */
  readonly minDeposit?: number;
  readonly maxBonus?: number;
  readonly days?: number;
  /** Percent of the deposit. */
  readonly match?: number;
  /** Whole pesos: the most that becomes cash, and the largest stake meanwhile. */
  readonly cap?: number;
  readonly maxStake?: number;
  readonly product?: string;
  readonly weights?: Readonly<Record<string, number>>;
  readonly audience?: readonly number[];
  /** The way to a deposit shows its bonus. */
  readonly badge?: boolean;
  /** It greets whoever signed up. */
  readonly forNewcomers?: boolean;
  readonly title: Wording;
  readonly content: Wording;
}

export const categories: readonly Wording[] = [
  { EN: 'For everybody', TY: 'Para sa lahat', AR: 'للجميع' },
  { EN: 'Slots and fishing', TY: 'Slots at pangingisda', AR: 'السلوتس والصيد' },
  { EN: 'Tables', TY: 'Mga mesa', AR: 'الطاولات' },
  { EN: 'Sports', TY: 'Palakasan', AR: 'الرياضة' },
  { EN: 'Club', TY: 'Samahan', AR: 'النادي' },
];

export const promotions: readonly PromotionText[] = [
  {
    way: 'join',
    picture: 'welcome',
    categories: [0],
    from: -200,
    to: 3650,
    noExpiry: true,
    wagering: 8,
    minDeposit: 200,
    maxBonus: 1000,
    days: 14,
    match: 100,
    cap: 5000,
    maxStake: 25,
    forNewcomers: true,
    title: {
      EN: 'Your first deposit, matched',
      TY: 'Tapatan sa unang deposito',
      AR: 'نضاعف إيداعك الأول',
    },
    content: {
      EN: '<p>Say that you want it, deposit {200} or more, and we add the same again to play with, up to {1000}.</p><h3>Terms</h3><ul><li>Smallest deposit {200}, largest bonus {1000}.</li><li>The bonus is wagered <b>8 times</b> within <b>14 days</b>; at {1000} that is {8000} of stakes.</li><li>Every stake on slots and fishing counts in full, on other games a fifth of it.</li><li>While you play with it a stake is {25} at most. Up to {5000} of it become cash.</li><li>Your own money is staked first, and can be withdrawn at any time; the bonus stays.</li><li>Once for each member.</li></ul>',
      TY: '<p>Sabihin mong gusto mo ito, magdeposito ng {200} o higit pa, at dadagdagan namin ng kaparehong halaga para sa paglalaro, hanggang {1000}.</p><h3>Mga tuntunin</h3><ul><li>Pinakamababang deposito {200}, pinakamataas na bonus {1000}.</li><li>Itataya ang bonus nang <b>8 beses</b> sa loob ng <b>14 na araw</b>; sa {1000}, katumbas iyon ng {8000} na taya.</li><li>Buo ang bilang ng bawat taya sa slots at pangingisda; sa ibang laro, ikalima nito.</li><li>Habang nilalaro ito, hanggang {25} ang bawat taya. Hanggang {5000} nito ang magiging cash.</li><li>Sarili mong pera ang unang itinataya, at puwedeng i-withdraw anumang oras; mananatili ang bonus.</li><li>Isang beses sa bawat miyembro.</li></ul>',
      AR: '<p>قل إنك تريدها وأودع {200} أو أكثر، فنضيف مثلها للّعب، حتى {1000}.</p><h3>الشروط</h3><ul><li>أقل إيداع {200}، وأعلى مكافأة {1000}.</li><li>يُراهَن بالمكافأة <b>٨ مرات</b> خلال <b>١٤ يومًا</b>، وعند {1000} يكون ذلك {8000} من الرهانات.</li><li>يُحتسب كل رهان على السلوتس وألعاب الصيد كاملًا، وعلى غيرها خُمسه.</li><li>ما دمت تلعب بها فأعلى رهان {25}. يصير منها نقدًا ما يصل إلى {5000}.</li><li>يُراهَن بمالك أولًا، ويمكن سحبه في أي وقت، وتبقى المكافأة.</li><li>مرة واحدة لكل عضو.</li></ul>',
    },
  },
  {
    way: 'join',
    picture: 'nine-lantern-week',
    categories: [1],
    from: -5,
    to: 9,
    wagering: 5,
    minDeposit: 100,
    maxBonus: 300,
    days: 7,
    cap: 1500,
    maxStake: 25,
    title: { EN: 'Nine Lantern Week', TY: 'Linggo ng Siyam na Parol', AR: 'أسبوع الفوانيس التسعة' },
    content: {
      EN: '<p>Join, deposit {100} or more, and {300} to play with come with it.</p><h3>Terms</h3><ul><li>Smallest deposit {100}. The bonus of {300} is wagered <b>5 times</b> within <b>7 days</b>: {1500} of stakes.</li><li>Every stake on slots and fishing counts in full, on other games a fifth of it.</li><li>While you play with it a stake is {25} at most. Up to {1500} of it become cash.</li><li>Your own money is staked first, and can be withdrawn at any time; the bonus stays.</li><li>Joining costs nothing, and nothing of your own is lost by stopping.</li></ul>',
      TY: '<p>Sumali, magdeposito ng {100} o higit pa, at may kasama itong {300} para sa paglalaro.</p><h3>Mga tuntunin</h3><ul><li>Pinakamababang deposito {100}. Itataya ang bonus na {300} nang <b>5 beses</b> sa loob ng <b>7 araw</b>: {1500} na taya.</li><li>Buo ang bilang ng bawat taya sa slots at pangingisda; sa ibang laro, ikalima nito.</li><li>Habang nilalaro ito, hanggang {25} ang bawat taya. Hanggang {1500} nito ang magiging cash.</li><li>Sarili mong pera ang unang itinataya, at puwedeng i-withdraw anumang oras; mananatili ang bonus.</li><li>Walang bayad ang pagsali, at walang mawawala sa sarili mong pera kung titigil.</li></ul>',
      AR: '<p>شارك وأودع {100} أو أكثر، فتأتي معه {300} للّعب.</p><h3>الشروط</h3><ul><li>أقل إيداع {100}. يُراهَن بالمكافأة وقدرها {300} <b>٥ مرات</b> خلال <b>٧ أيام</b>: {1500} من الرهانات.</li><li>يُحتسب كل رهان على السلوتس وألعاب الصيد كاملًا، وعلى غيرها خُمسه.</li><li>ما دمت تلعب بها فأعلى رهان {25}. يصير منها نقدًا ما يصل إلى {1500}.</li><li>يُراهَن بمالك أولًا، ويمكن سحبه في أي وقت، وتبقى المكافأة.</li><li>المشاركة مجانية، ولا تخسر شيئًا من مالك إن توقفت.</li></ul>',
    },
  },
  {
    way: 'join',
    picture: 'fruit-parade',
    categories: [0],
    from: -60,
    to: 3650,
    noExpiry: true,
    wagering: 5,
    minDeposit: 500,
    maxBonus: 258,
    days: 14,
    cap: 1290,
    maxStake: 25,
    badge: true,
    title: { EN: '{258} with a deposit', TY: '{258} sa isang deposito', AR: '{258} مع إيداع' },
    content: {
      EN: '<p>Join, deposit {500} or more, and {258} to play with come with it.</p><h3>Terms</h3><ul><li>Smallest deposit {500}. The bonus of {258} is wagered <b>5 times</b> within <b>14 days</b>: {1290} of stakes.</li><li>Every stake on slots and fishing counts in full, on other games a fifth of it.</li><li>While you play with it a stake is {25} at most. Up to {1290} of it become cash.</li><li>Your own money is staked first, and can be withdrawn at any time; the bonus stays.</li><li>Joining costs nothing. Once for each member.</li></ul>',
      TY: '<p>Sumali, magdeposito ng {500} o higit pa, at may kasama itong {258} para sa paglalaro.</p><h3>Mga tuntunin</h3><ul><li>Pinakamababang deposito {500}. Itataya ang bonus na {258} nang <b>5 beses</b> sa loob ng <b>14 na araw</b>: {1290} na taya.</li><li>Buo ang bilang ng bawat taya sa slots at pangingisda; sa ibang laro, ikalima nito.</li><li>Habang nilalaro ito, hanggang {25} ang bawat taya. Hanggang {1290} nito ang magiging cash.</li><li>Sarili mong pera ang unang itinataya, at puwedeng i-withdraw anumang oras; mananatili ang bonus.</li><li>Walang bayad ang pagsali. Isang beses sa bawat miyembro.</li></ul>',
      AR: '<p>شارك وأودع {500} أو أكثر، فتأتي معه {258} للّعب.</p><h3>الشروط</h3><ul><li>أقل إيداع {500}. يُراهَن بالمكافأة وقدرها {258} <b>٥ مرات</b> خلال <b>١٤ يومًا</b>: {1290} من الرهانات.</li><li>يُحتسب كل رهان على السلوتس وألعاب الصيد كاملًا، وعلى غيرها خُمسه.</li><li>ما دمت تلعب بها فأعلى رهان {25}. يصير منها نقدًا ما يصل إلى {1290}.</li><li>يُراهَن بمالك أولًا، ويمكن سحبه في أي وقت، وتبقى المكافأة.</li><li>المشاركة مجانية. مرة واحدة لكل عضو.</li></ul>',
    },
  },
  {
    way: 'claim',
    picture: 'tiger-moon',
    categories: [0, 4],
    from: -120,
    to: 3650,
    noExpiry: true,
    maxBonus: 258,
    wagering: 1,
    minDeposit: 500,
    days: 30,
    cap: 1290,
    maxStake: 25,
    title: {
      EN: 'A present on your birthday',
      TY: 'Regalo sa iyong kaarawan',
      AR: 'هدية في عيد ميلادك',
    },
    content: {
      EN: '<p>In the month of your birthday {258} to play with are waiting. Claim it, and somebody here compares the date with your verified account.</p><h3>Terms</h3><ul><li>Verified accounts with a deposit of {500} or more in the last 30 days.</li><li>Wagered <b>once</b> within <b>30 days</b>.</li><li>Every stake on slots and fishing counts in full, on other games a fifth of it.</li><li>While you play with it a stake is {25} at most. Up to {1290} of it become cash.</li><li>Your own money is staked first, and can be withdrawn at any time; the bonus stays.</li><li>Once a year.</li></ul>',
      TY: '<p>Sa buwan ng iyong kaarawan, may naghihintay na {258} para sa paglalaro. I-claim ito, at ihahambing namin ang petsa sa beripikado mong account.</p><h3>Mga tuntunin</h3><ul><li>Para sa beripikadong account na may deposito na {500} o higit pa sa nakaraang 30 araw.</li><li>Itataya nang <b>isang beses</b> sa loob ng <b>30 araw</b>.</li><li>Buo ang bilang ng bawat taya sa slots at pangingisda; sa ibang laro, ikalima nito.</li><li>Habang nilalaro ito, hanggang {25} ang bawat taya. Hanggang {1290} nito ang magiging cash.</li><li>Sarili mong pera ang unang itinataya, at puwedeng i-withdraw anumang oras; mananatili ang bonus.</li><li>Isang beses sa isang taon.</li></ul>',
      AR: '<p>في شهر ميلادك تنتظرك {258} للّعب. اطلبها، فيقارن أحدنا التاريخ بحسابك الموثّق.</p><h3>الشروط</h3><ul><li>للحسابات الموثّقة التي أودعت {500} أو أكثر في آخر ٣٠ يومًا.</li><li>يُراهَن بها <b>مرة واحدة</b> خلال <b>٣٠ يومًا</b>.</li><li>يُحتسب كل رهان على السلوتس وألعاب الصيد كاملًا، وعلى غيرها خُمسه.</li><li>ما دمت تلعب بها فأعلى رهان {25}. يصير منها نقدًا ما يصل إلى {1290}.</li><li>يُراهَن بمالك أولًا، ويمكن سحبه في أي وقت، وتبقى المكافأة.</li><li>مرة في السنة.</li></ul>',
    },
  },
  {
    way: 'claim',
    picture: 'floodlit-weekend',
    categories: [3],
    from: -2,
    to: 12,
    maxBonus: 500,
    wagering: 3,
    minDeposit: 200,
    days: 10,
    cap: 2500,
    maxStake: 100,
    weights: { '*': 100 },
    title: { EN: 'Called-off match', TY: 'Laban na hindi natuloy', AR: 'مباراة أُلغيت' },
    content: {
      EN: '<p>If a match on your slip is called off, the stake comes back by itself. Send us the number of the slip and we add a tenth of it to play with, up to {500}.</p><h3>Terms</h3><ul><li>Slips of {200} or more with at least three matches.</li><li>The bonus is wagered <b>3 times</b> within <b>10 days</b>, on any game; every stake counts in full.</li><li>While you play with it a stake is {100} at most. Up to {2500} of it become cash.</li><li>Your own money is staked first, and can be withdrawn at any time; the bonus stays.</li><li>One slip for each member.</li></ul>',
      TY: '<p>Kung hindi natuloy ang isang laban sa iyong slip, kusang babalik ang taya. Ipadala sa amin ang numero ng slip at dadagdagan namin ng ikasampung bahagi para sa paglalaro, hanggang {500}.</p><h3>Mga tuntunin</h3><ul><li>Mga slip na {200} o higit pa na may tatlong laban o mahigit.</li><li>Itataya ang bonus nang <b>3 beses</b> sa loob ng <b>10 araw</b>, sa anumang laro; buo ang bilang ng bawat taya.</li><li>Habang nilalaro ito, hanggang {100} ang bawat taya. Hanggang {2500} nito ang magiging cash.</li><li>Sarili mong pera ang unang itinataya, at puwedeng i-withdraw anumang oras; mananatili ang bonus.</li><li>Isang slip sa bawat miyembro.</li></ul>',
      AR: '<p>إن أُلغيت مباراة في قسيمتك عاد رهانها من تلقاء نفسه. أرسل إلينا رقم القسيمة فنضيف عُشره للّعب، حتى {500}.</p><h3>الشروط</h3><ul><li>قسائم بقيمة {200} أو أكثر وفيها ثلاث مباريات على الأقل.</li><li>يُراهَن بالمكافأة <b>٣ مرات</b> خلال <b>١٠ أيام</b> على أي لعبة، ويُحتسب كل رهان كاملًا.</li><li>ما دمت تلعب بها فأعلى رهان {100}. يصير منها نقدًا ما يصل إلى {2500}.</li><li>يُراهَن بمالك أولًا، ويمكن سحبه في أي وقت، وتبقى المكافأة.</li><li>قسيمة واحدة لكل عضو.</li></ul>',
    },
  },
  {
    way: 'read',
    picture: 'house-lights-up',
    categories: [2],
    from: -30,
    to: 60,
    title: {
      EN: 'Table manners: a short course',
      TY: 'Asal sa mesa: maikling kurso',
      AR: 'آداب الطاولة: درس قصير',
    },
    content: {
      EN: '<p>No bonus, only knowledge: what the house keeps at each table.</p><table><tr><th>Game</th><th>House edge</th></tr><tr><td>Baccarat, banker</td><td>1.06 %</td></tr><tr><td>Roulette, one zero</td><td>2.70 %</td></tr><tr><td>Sic bo, small or big</td><td>2.78 %</td></tr></table><p>No way of betting changes these figures.</p>',
      TY: '<p>Walang bonus, kaalaman lang: magkano ang naiiwan sa bahay sa bawat mesa.</p><table><tr><th>Laro</th><th>Lamang ng bahay</th></tr><tr><td>Baccarat, banker</td><td>1.06 %</td></tr><tr><td>Roulette, isang zero</td><td>2.70 %</td></tr><tr><td>Sic bo, small o big</td><td>2.78 %</td></tr></table><p>Walang paraan ng pagtaya na nagbabago sa mga bilang na ito.</p>',
      AR: '<p>لا مكافأة، بل معرفة فقط: ما يبقى للموقع في كل طاولة.</p><table><tr><th>اللعبة</th><th>أفضلية الموقع</th></tr><tr><td>باكارات، المصرف</td><td>١٫٠٦٪</td></tr><tr><td>روليت بصفر واحد</td><td>٢٫٧٠٪</td></tr><tr><td>سيك بو، صغير أو كبير</td><td>٢٫٧٨٪</td></tr></table><p>لا طريقة في الرهان تغيّر هذه الأرقام.</p>',
    },
  },
  {
    way: 'join',
    picture: 'kraken-lagoon',
    categories: [1],
    from: -1,
    to: 20,
    wagering: 6,
    minDeposit: 100,
    maxBonus: 200,
    days: 10,
    cap: 1000,
    maxStake: 25,
    product: 'FISH',
    weights: { FISH: 100 },
    title: { EN: 'A quiet catch', TY: 'Tahimik na huli', AR: 'صيد هادئ' },
    content: {
      EN: '<p>For games of the sea: deposit {100} or more, and {200} to play with come with it.</p><h3>Terms</h3><ul><li>Smallest deposit {100}. For fishing games alone.</li><li>6 times the bonus, {1200} of stakes on them, within <b>10 days</b>; other games do not count.</li><li>While you play with it a stake is {25} at most. Up to {1000} of it become cash.</li><li>Your own money is staked first, and can be withdrawn at any time; the bonus stays.</li></ul>',
      TY: '<p>Para sa mga laro ng dagat: magdeposito ng {100} o higit pa, at may kasama itong {200} para sa paglalaro.</p><h3>Mga tuntunin</h3><ul><li>Pinakamababang deposito {100}. Para lang sa mga larong pangingisda.</li><li>6 na beses ng bonus, {1200} na taya sa mga ito, sa loob ng <b>10 araw</b>; hindi kasama ang ibang laro.</li><li>Habang nilalaro ito, hanggang {25} ang bawat taya. Hanggang {1000} nito ang magiging cash.</li><li>Sarili mong pera ang unang itinataya, at puwedeng i-withdraw anumang oras; mananatili ang bonus.</li></ul>',
      AR: '<p>لألعاب البحر: أودع {100} أو أكثر، فتأتي معه {200} للّعب.</p><h3>الشروط</h3><ul><li>أقل إيداع {100}. لألعاب الصيد وحدها.</li><li>٦ أضعاف المكافأة، أي {1200} من الرهانات عليها، خلال <b>١٠ أيام</b>، ولا تُحتسب ألعاب أخرى.</li><li>ما دمت تلعب بها فأعلى رهان {25}. يصير منها نقدًا ما يصل إلى {1000}.</li><li>يُراهَن بمالك أولًا، ويمكن سحبه في أي وقت، وتبقى المكافأة.</li></ul>',
    },
  },
  {
    way: 'claim',
    picture: 'crown-club',
    categories: [4],
    from: -90,
    to: 3650,
    noExpiry: true,
    maxBonus: 2000,
    wagering: 2,
    days: 30,
    cap: 10000,
    maxStake: 500,
    product: 'LIVE',
    weights: { LIVE: 100 },
    audience: [40],
    title: { EN: 'Club evening', TY: 'Gabi ng samahan', AR: 'سهرة النادي' },
    content: {
      EN: '<p>Once a month members of the club are invited to a quiet evening at the tables, with {2000} to play with from the house.</p><h3>Terms</h3><ul><li>For members of the club only; deposits and losses play no part in who is invited.</li><li>Wagered <b>twice</b> within <b>30 days</b>, at live tables alone; every stake there counts in full.</li><li>While you play with it a stake is {500} at most. Up to {10000} of it become cash.</li><li>Your own money is staked first, and can be withdrawn at any time; the bonus stays.</li></ul>',
      TY: '<p>Isang beses sa isang buwan, inaanyayahan ang mga miyembro ng samahan sa tahimik na gabi sa mga mesa, na may {2000} para sa paglalaro mula sa bahay.</p><h3>Mga tuntunin</h3><ul><li>Para lang sa mga miyembro ng samahan; walang kinalaman ang deposito o talo sa kung sino ang inaanyayahan.</li><li>Itataya nang <b>dalawang beses</b> sa loob ng <b>30 araw</b>, sa live na mesa lang; buo ang bilang ng bawat taya roon.</li><li>Habang nilalaro ito, hanggang {500} ang bawat taya. Hanggang {10000} nito ang magiging cash.</li><li>Sarili mong pera ang unang itinataya, at puwedeng i-withdraw anumang oras; mananatili ang bonus.</li></ul>',
      AR: '<p>مرة في الشهر يُدعى أعضاء النادي إلى سهرة هادئة حول الطاولات، ومعها {2000} للّعب من الموقع.</p><h3>الشروط</h3><ul><li>لأعضاء النادي فقط، ولا شأن للإيداع أو الخسارة بمن يُدعى.</li><li>يُراهَن بها <b>مرتين</b> خلال <b>٣٠ يومًا</b>، على الطاولات المباشرة وحدها، ويُحتسب كل رهان هناك كاملًا.</li><li>ما دمت تلعب بها فأعلى رهان {500}. يصير منها نقدًا ما يصل إلى {10000}.</li><li>يُراهَن بمالك أولًا، ويمكن سحبه في أي وقت، وتبقى المكافأة.</li></ul>',
    },
  },
  {
    way: 'join',
    picture: 'arena-week',
    categories: [3],
    from: 5,
    to: 19,
    wagering: 4,
    minDeposit: 200,
    maxBonus: 400,
    days: 7,
    cap: 2000,
    maxStake: 100,
    product: 'SPORTS',
    weights: { SPORTS: 100 },
    title: { EN: 'Arena Week', TY: 'Linggo ng Arena', AR: 'أسبوع الساحة' },
    content: {
      EN: '<p>Begins soon: four days of finals. Deposit {200} or more, and {400} to play with come with it.</p><h3>Terms</h3><ul><li>Smallest deposit {200}. For sports alone.</li><li>4 times the bonus, {1600} of stakes on them, within <b>7 days</b>.</li><li>While you play with it a stake is {100} at most. Up to {2000} of it become cash.</li><li>Your own money is staked first, and can be withdrawn at any time; the bonus stays.</li></ul>',
      TY: '<p>Malapit nang magsimula: apat na araw ng finals. Magdeposito ng {200} o higit pa, at may kasama itong {400} para sa paglalaro.</p><h3>Mga tuntunin</h3><ul><li>Pinakamababang deposito {200}. Para lang sa palakasan.</li><li>4 na beses ng bonus, {1600} na taya sa mga ito, sa loob ng <b>7 araw</b>.</li><li>Habang nilalaro ito, hanggang {100} ang bawat taya. Hanggang {2000} nito ang magiging cash.</li><li>Sarili mong pera ang unang itinataya, at puwedeng i-withdraw anumang oras; mananatili ang bonus.</li></ul>',
      AR: '<p>يبدأ قريبًا: أربعة أيام من النهائيات. أودع {200} أو أكثر، فتأتي معه {400} للّعب.</p><h3>الشروط</h3><ul><li>أقل إيداع {200}. للرياضة وحدها.</li><li>٤ أضعاف المكافأة، أي {1600} من الرهانات عليها، خلال <b>٧ أيام</b>.</li><li>ما دمت تلعب بها فأعلى رهان {100}. يصير منها نقدًا ما يصل إلى {2000}.</li><li>يُراهَن بمالك أولًا، ويمكن سحبه في أي وقت، وتبقى المكافأة.</li></ul>',
    },
  },
  {
    way: 'read',
    picture: 'table-duel',
    categories: [2, 4],
    from: 9,
    to: 16,
    title: {
      EN: 'Table Duel: the rules',
      TY: 'Tagisan sa Mesa: ang mga tuntunin',
      AR: 'مبارزة الطاولة: القواعد',
    },
    content: {
      EN: '<p>An open tournament of sixteen. The entry is free, practice chips only, and the prize is a cup.</p><ol><li>Two players at a table, the better of three.</li><li>Late arrivals forfeit after five minutes.</li></ol>',
      TY: '<p>Bukas na paligsahan ng labing-anim. Libre ang pagsali, chips na pang-ensayo lang, at tropeo ang premyo.</p><ol><li>Dalawang manlalaro sa isang mesa, dalawa sa tatlo.</li><li>Talo ang mahuhuli nang higit sa limang minuto.</li></ol>',
      AR: '<p>بطولة مفتوحة لستة عشر لاعبًا. الدخول مجاني، والفيشات للتدريب فقط، والجائزة كأس.</p><ol><li>لاعبان على كل طاولة، والفائز باثنتين من ثلاث.</li><li>من يتأخر أكثر من خمس دقائق يخسر دوره.</li></ol>',
    },
  },
  {
    way: 'claim',
    picture: 'derby-day',
    categories: [3],
    from: -40,
    to: -6,
    maxBonus: 300,
    wagering: 3,
    minDeposit: 200,
    days: 7,
    title: { EN: 'Derby Day', TY: 'Araw ng Derby', AR: 'يوم الديربي' },
    content: {
      EN: '<p>This offer has ended. It gave {300} for a deposit of {200}, wagered 3 times within 7 days.</p>',
      TY: '<p>Tapos na ang alok na ito. Nagbigay ito ng {300} sa deposito na {200}, na itinaya nang 3 beses sa loob ng 7 araw.</p>',
      AR: '<p>انتهى هذا العرض. كان يمنح {300} مقابل إيداع {200}، يُراهَن بها ٣ مرات خلال ٧ أيام.</p>',
    },
  },
];
