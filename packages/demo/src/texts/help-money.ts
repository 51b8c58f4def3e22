import type { HelpText } from './help-account.ts';

export const helpWithMoney: readonly HelpText[] = [
  {
    title: { EN: 'Deposits', TY: 'Mga deposito', AR: 'الإيداع' },
    content: {
      EN: '<p>The smallest deposit is {100}. There is no fee from us; your bank may have one.</p><table><tr><th>Way</th><th>Arrives</th></tr><tr><td>E-wallet</td><td>at once</td></tr><tr><td>Bank transfer</td><td>within an hour, at night in the morning</td></tr></table><p>Before the first deposit you are asked whether you want a limit. It is worth a thought.</p>',
      TY: '<p>Ang pinakamababang deposito ay {100}. Wala kaming singil; maaaring mayroon ang bangko mo.</p><table><tr><th>Paraan</th><th>Dating</th></tr><tr><td>E-wallet</td><td>agad</td></tr><tr><td>Bank transfer</td><td>sa loob ng isang oras, kung gabi ay sa umaga</td></tr></table><p>Bago ang unang deposito, tatanungin ka kung gusto mo ng limitasyon. Pag-isipan ito.</p>',
      AR: '<p>أقل إيداع هو {100}. لا رسوم من جهتنا، وقد تكون لمصرفك رسوم.</p><table><tr><th>الطريقة</th><th>الوصول</th></tr><tr><td>محفظة إلكترونية</td><td>فورًا</td></tr><tr><td>تحويل مصرفي</td><td>خلال ساعة، وفي الليل صباحًا</td></tr></table><p>قبل أول إيداع نسألك هل تريد وضع حد. الأمر يستحق التفكير.</p>',
    },
  },
  {
    title: { EN: 'Withdrawals', TY: 'Mga withdrawal', AR: 'السحب' },
    content: {
      EN: '<p>From {200}, to an account in your own name. Once sent, a withdrawal is not taken back: what you decided to keep stays yours.</p><ol><li>We look at it, most of the time within two hours.</li><li>It leaves us, and you get a message.</li><li>Your bank credits it, on working days.</li></ol>',
      TY: '<p>Mula {200}, papunta sa account na nasa sarili mong pangalan. Kapag naipadala na, hindi na binabawi ang withdrawal: ang ipinasya mong itabi ay sa iyo.</p><ol><li>Sinusuri namin, kadalasan sa loob ng dalawang oras.</li><li>Ipinapadala namin, at may matatanggap kang mensahe.</li><li>Ikekredito ng bangko mo, sa mga araw ng trabaho.</li></ol>',
      AR: '<p>من {200}، إلى حساب باسمك أنت. لا يُسترجع السحب بعد إرساله: ما قرّرت الاحتفاظ به يبقى لك.</p><ol><li>نراجعه، خلال ساعتين في الغالب.</li><li>يغادرنا، وتصلك رسالة.</li><li>يقيّده مصرفك في أيام العمل.</li></ol>',
    },
  },
  {
    title: {
      EN: 'Bonuses and wagering',
      TY: 'Mga bonus at wagering',
      AR: 'المكافآت وشرط المراهنة',
    },
    content: {
      EN: '<p>Wagering means how often a bonus is staked before it becomes money you can withdraw. A bonus of {300} with 5 times asks for {1500} of stakes.</p><ul><li>No bonus here asks for more than 10 times.</li><li>The days left are counted by our clock and do not start again.</li><li>You may end a bonus at any time and keep your own money.</li></ul>',
      TY: '<p>Ang wagering ay kung ilang beses itataya ang bonus bago ito maging perang puwedeng i-withdraw. Ang bonus na {300} na may 5 beses ay nangangailangan ng {1500} na taya.</p><ul><li>Walang bonus dito na humihingi ng higit sa 10 beses.</li><li>Orasan namin ang bumibilang ng natitirang araw, at hindi ito umuulit.</li><li>Puwede mong tapusin ang bonus anumang oras at sa iyo pa rin ang sarili mong pera.</li></ul>',
      AR: '<p>شرط المراهنة هو عدد المرات التي يُراهَن فيها بالمكافأة قبل أن تصير مالًا يمكنك سحبه. مكافأة قدرها {300} بشرط ٥ مرات تتطلّب رهانات بقيمة {1500}.</p><ul><li>لا تطلب أي مكافأة هنا أكثر من ١٠ مرات.</li><li>تُحسب الأيام الباقية بساعتنا ولا تبدأ من جديد.</li><li>يمكنك إنهاء المكافأة في أي وقت والاحتفاظ بمالك.</li></ul>',
    },
  },
  {
    title: {
      EN: 'Games, chance and return to player',
      TY: 'Mga laro, suwerte at RTP',
      AR: 'الألعاب والحظ والعائد للاعب',
    },
    content: {
      EN: '<p>Return to player is the share of all stakes that a game pays back over millions of rounds. At 96 per cent the house keeps {4} of every {100} on average; in a single evening anything may happen.</p><ul><li>Rounds do not remember. After ten losses the next is no likelier to win.</li><li>The figure of each game is behind its info button.</li><li>Practice rounds have the same chances as real ones.</li></ul>',
      TY: '<p>Ang RTP ay ang bahagi ng lahat ng taya na ibinabalik ng laro sa milyun-milyong round. Sa 96 porsiyento, {4} sa bawat {100} ang naiiwan sa bahay sa karaniwan; sa iisang gabi, kahit ano ay puwedeng mangyari.</p><ul><li>Walang alaala ang mga round. Matapos ang sampung talo, hindi tumataas ang tsansang manalo sa susunod.</li><li>Nasa info button ng bawat laro ang bilang nito.</li><li>Pareho ang tsansa sa ensayo at sa totoong laro.</li></ul>',
      AR: '<p>العائد للاعب هو نصيب الرهانات كلها الذي تعيده اللعبة على مدى ملايين الجولات. عند ٩٦ بالمئة يبقى لدى الموقع {4} من كل {100} في المتوسط، وفي سهرة واحدة قد يحدث أي شيء.</p><ul><li>لا ذاكرة للجولات. بعد عشر خسارات لا يصير الفوز في التالية أرجح.</li><li>رقم كل لعبة خلف زر المعلومات فيها.</li><li>حظوظ جولات التدريب كحظوظ الجولات الحقيقية.</li></ul>',
    },
  },
  {
    title: { EN: 'Responsible play', TY: 'Responsableng paglalaro', AR: 'اللعب المسؤول' },
    content: {
      EN: '<p>Play is a pastime that costs money, like the cinema. It is no income and no way out of debt.</p><h3>Tools</h3><ul><li><b>Limits</b> on deposits, losses and stakes: lower at once, higher after a day and a second yes.</li><li><b>Time-out</b> for a day, a week or a month.</li><li><b>Exclusion</b> for six months, a year or five; it cannot be undone early.</li></ul><p>If you are worried about yourself or somebody else, those named at the foot of every page listen, free of charge.</p>',
      TY: '<p>Ang paglalaro ay libangang may gastos, parang sine. Hindi ito kita at hindi paraan para makabayad ng utang.</p><h3>Mga kagamitan</h3><ul><li><b>Limitasyon</b> sa deposito, talo at taya: agad kapag pababa, makalipas ang isang araw at ikalawang oo kapag pataas.</li><li><b>Time-out</b> na isang araw, isang linggo o isang buwan.</li><li><b>Exclusion</b> na anim na buwan, isang taon o lima; hindi ito mababawi nang maaga.</li></ul><p>Kung nag-aalala ka para sa sarili o sa iba, handang makinig nang libre ang mga nakasulat sa ibaba ng bawat pahina.</p>',
      AR: '<p>اللعب تسلية لها ثمن، مثل السينما. ليس دخلًا ولا مخرجًا من الديون.</p><h3>الأدوات</h3><ul><li><b>حدود</b> للإيداع والخسارة والرهان: الخفض فورًا، والرفع بعد يوم وموافقة ثانية.</li><li><b>استراحة</b> يومًا أو أسبوعًا أو شهرًا.</li><li><b>استبعاد</b> ستة أشهر أو سنة أو خمس سنوات، ولا يمكن إلغاؤه قبل أوانه.</li></ul><p>إن كنت قلقًا على نفسك أو على غيرك، فالمذكورون أسفل كل صفحة يستمعون إليك مجانًا.</p>',
    },
  },
  {
    title: { EN: 'Jackpots', TY: 'Mga jackpot', AR: 'الجوائز الكبرى' },
    content: {
      EN: '<p>A jackpot starts with a seed that the house puts in, and grows by a small share of every stake on its games, up to a cap. What you see is that sum and nothing else.</p><p>When it is won, it is paid in one amount and starts again from its seed. A jackpot that has not fallen for long is not “due”.</p>',
      TY: '<p>Nagsisimula ang jackpot sa halagang inilalagay ng bahay, at lumalaki sa maliit na bahagi ng bawat taya sa mga laro nito, hanggang sa takda. Iyon lang ang bilang na nakikita mo, wala nang iba.</p><p>Kapag napanalunan, binabayaran ito nang buo at magsisimula muli. Ang jackpot na matagal nang hindi nahuhulog ay hindi “malapit na”.</p>',
      AR: '<p>تبدأ الجائزة الكبرى بمبلغ يضعه الموقع، وتكبر بنصيب صغير من كل رهان على ألعابها حتى سقف محدّد. ما تراه هو هذا المبلغ ولا شيء سواه.</p><p>حين تُربح تُدفع دفعة واحدة وتبدأ من مبلغها الأول. والجائزة التي لم تُربح منذ زمن ليست «على وشك».</p>',
    },
  },
];
