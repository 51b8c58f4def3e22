import { useTranslation } from '@livery/web/texts/use-translation';
import { MobileField, mobileError, noMobile, useDialled, type Mobile } from '#chapters/door';
import { ContactForm } from '#chapters/member';
import { call } from '#kernel/http/client.ts';

const asked = ({ dial, number }: Mobile) => ({ countryDialingCode: dial, mobileNum: number });

/** Another phone: its field is of the door, and what follows is as with a mail address. */
export function MobileForm({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const dialled = useDialled();
  const about = FLAGS.CHNGPASSVERIF3 ? 'flag.CHNGPASSVERIF3.mobile.about' : 'mobile.about';
  return (
    <ContactForm
      userName={userName}
      initial={noMobile}
      about={t(about)}
      Field={MobileField}
      faultOf={(mobile) => {
        const fault = mobileError(dialled(mobile));
        return fault && t(fault);
      }}
      sentTo={(mobile) => {
        const { dial, number } = dialled(mobile);
        return t('mobile.sent', { number: `+${dial} ${number}` });
      }}
      send={(mobile) => call('mobileCode', { payload: asked(dialled(mobile)) })}
      save={(mobile, code) => call('setMobile', { payload: { ...asked(dialled(mobile)), code } })}
      taken="mobile.taken"
      texts={{ save: 'mobile.save', other: 'mobile.other', saved: 'mobile.saved' }}
    />
  );
}
