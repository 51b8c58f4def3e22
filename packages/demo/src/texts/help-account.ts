import type { Both } from './fill.ts';

export interface HelpText {
  readonly title: Both;
  readonly content: Both;
}

/** The first is what most people ask; sites link to the second and third as terms and privacy. */
export const helpWithAccounts: readonly HelpText[] = [
  {
    title: { EN: 'Opening and keeping an account', TY: 'Pagbukas at pag-iingat ng account' },
    content: {
      EN: '<p>An account is for one person of {age} or older. We ask for a name, a password and your day of birth, because the law does; the rest helps you to get back in.</p><h3>If you cannot log in</h3><ol><li>Check the account name: small and capital letters are the same.</li><li>After a wrong password a short number is asked for as well.</li><li>Use <a href="/m/forget">Forgot password</a>; a code goes to the mobile or e-mail that you proved.</li></ol>',
      TY: '<p>Ang isang account ay para sa isang taong {age} taong gulang pataas. Humihingi kami ng pangalan, password at petsa ng kapanganakan dahil hinihingi ng batas; ang iba ay para madali kang makabalik.</p><h3>Kung hindi makapag-log in</h3><ol><li>Tingnan ang pangalan ng account: pareho lang ang malaki at maliit na titik.</li><li>Kapag mali ang password, hihingi rin ng maikling numero.</li><li>Gamitin ang <a href="/m/forget">Nakalimutan ang password</a>; may code na ipapadala sa mobile o e-mail na napatunayan mo na.</li></ol>',
    },
  },
  {
    title: { EN: 'Terms of use', TY: 'Mga tuntunin ng paggamit' },
    content: {
      EN: '<p>The short form; the long one says the same in more words.</p><ul><li>You are {age} or older, and the account is yours alone.</li><li>Stakes are final once a round has begun. A round that breaks off is finished or paid back.</li><li>Money in your wallet is yours and is kept apart from ours.</li><li>We may ask who you are before a payment, and must when the law says so.</li><li>You may close the account on any day; what is in it is paid out.</li></ul>',
      TY: '<p>Ito ang maikling anyo; pareho ang sinasabi ng mahaba, mas marami lang salita.</p><ul><li>Ikaw ay {age} taong gulang pataas, at ikaw lang ang gumagamit ng account.</li><li>Pinal ang taya kapag nagsimula na ang round. Ang round na naputol ay itutuloy o ibabalik ang bayad.</li><li>Sa iyo ang pera sa wallet mo at nakahiwalay ito sa pera namin.</li><li>Maaari naming itanong kung sino ka bago magbayad, at dapat kapag hinihingi ng batas.</li><li>Puwede mong isara ang account kahit kailan; babayaran ang laman nito.</li></ul>',
    },
  },
  {
    title: { EN: 'Privacy', TY: 'Privacy' },
    content: {
      EN: '<p>We keep what a licence obliges us to keep, and what you allow.</p><ul><li>Names on the winner board are shortened.</li><li>Messages with offers come only if you asked for them, each way by itself.</li><li>You can have a copy of everything we hold, or ask for its deletion: <a href="/m/message">write to us</a>.</li></ul>',
      TY: '<p>Itinatago lang namin ang iniuutos ng lisensya, at ang pinahihintulutan mo.</p><ul><li>Pinaikli ang mga pangalan sa talaan ng nanalo.</li><li>Darating lang ang mga mensaheng may alok kung hiningi mo, bawat paraan ay hiwalay.</li><li>Puwede kang humingi ng kopya ng lahat ng hawak namin tungkol sa iyo, o ipabura ito: <a href="/m/message">sumulat sa amin</a>.</li></ul>',
    },
  },
  {
    title: { EN: 'Verification', TY: 'Beripikasyon' },
    content: {
      EN: '<p>Once, before the first withdrawal or earlier where the law asks for it.</p><ol><li>A photo of an identity card or passport.</li><li>A photo of yourself, taken then.</li><li>For larger amounts a paper with your address, not older than three months.</li></ol><p>Most are looked at within a day. If a photo cannot be read, we say which and why, and you send it again.</p>',
      TY: '<p>Isang beses lang, bago ang unang withdrawal o mas maaga kung hinihingi ng batas.</p><ol><li>Larawan ng ID o pasaporte.</li><li>Larawan mo, kuha sa oras na iyon.</li><li>Para sa mas malalaking halaga, papel na may tirahan mo, hindi lalampas sa tatlong buwan.</li></ol><p>Karamihan ay nasusuri sa loob ng isang araw. Kung hindi mabasa ang larawan, sasabihin namin kung alin at bakit, at ipapadala mo ulit.</p>',
    },
  },
  {
    title: { EN: 'When something does not work', TY: 'Kapag may hindi gumagana' },
    content: {
      EN: '<ol><li>Reload the page: the site keeps where you were.</li><li>A game that stays black often waits for a blocked window. Allow windows for this site.</li><li>On iPhones the site needs iOS 12.4 or newer.</li></ol><p>A round is kept on our side. If the connection breaks, open the game again: it goes on where it was, and the result does not change.</p>',
      TY: '<ol><li>I-reload ang pahina: natatandaan ng site kung nasaan ka.</li><li>Kapag nananatiling itim ang laro, madalas ay may nakaharang na bintana. Payagan ang mga bintana para sa site na ito.</li><li>Sa iPhone, kailangan ng site ang iOS 12.4 o mas bago.</li></ol><p>Nasa amin ang tala ng bawat round. Kung maputol ang koneksyon, buksan muli ang laro: magpapatuloy ito, at hindi magbabago ang resulta.</p>',
    },
  },
  {
    title: { EN: 'Reaching us', TY: 'Pakikipag-ugnayan sa amin' },
    content: {
      EN: '<p>The chat is answered day and night, most of the time within five minutes. By mail it takes up to a day.</p><ul><li>The <a href="/m/message">message centre</a> has the chat and your letters.</li><li>For an idea or a complaint use feedback; each gets a number.</li><li>If we cannot agree, the arbiter named at the foot of every page decides, and it costs you nothing.</li></ul>',
      TY: '<p>Sinasagot ang chat araw at gabi, kadalasan sa loob ng limang minuto. Sa e-mail, umaabot ng hanggang isang araw.</p><ul><li>Nasa <a href="/m/message">message center</a> ang chat at ang mga liham mo.</li><li>Para sa mungkahi o reklamo, gamitin ang feedback; may numero ang bawat isa.</li><li>Kung hindi tayo magkasundo, ang tagapamagitan na nakasulat sa ibaba ng bawat pahina ang magpapasya, at wala kang babayaran.</li></ul>',
    },
  },
];
