import { linkedPages } from '@livery/contract';
import type { Router } from '../../http/router.ts';
import { siteOrigin } from '../../http/hosts/asked.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Session } from '../../kernel/session.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';
import type { UploadedPicture } from '../../kernel/uploads/picture.ts';
import { getMember } from '../member/index.ts';
import type { House } from '../chapter.ts';
import { handInPicture, setDetails } from './cases/hand-in.ts';
import { shownStanding } from './cases/standing.ts';
import { beginCheck } from './checks/begin.ts';
import type { PictureKind } from './rows/parts.ts';
import { hasIdentityProvider, identityProviderOf } from './providers/accounts.ts';

interface Called {
  readonly merchant: Merchant;
  readonly session: Session;
}

const whose = ({ merchant, session }: Called) => ({ merchant, memberId: session.memberId });

export function identityRoutes(route: Router, house: House): void {
  const { db, clock, vault } = house;

  const standing = async ({ merchant, session }: Called) => {
    const member = await getMember(db, merchant.code, session.memberId);
    return { level: member.kyc_level, status: member.kyc_status };
  };

  route('kyc', async (call) => {
    const isSent = await hasIdentityProvider(db, call.merchant.code);
    const way = isSent ? 'provider' : 'upload';
    return shownStanding({ db, vault, ...whose(call), way, now: clock() });
  });

  route('setKycDetails', async (call) => {
    await setDetails(house, whose(call), call.payload);
    return null;
  });

  const takePicture = async (
    call: Called,
    kind: PictureKind,
    files: readonly UploadedPicture[],
  ) => {
    // Pictures of documents are for whoever looks at them, and here nobody does.
    if (await hasIdentityProvider(db, call.merchant.code)) throw new Refusal('kyc.closed');
    await handInPicture(house, whose(call), kind, files);
    return standing(call);
  };

  route('kycDocument', (call) => takePicture(call, call.body.kind, call.files));

  route('kycLiveness', (call) => takePicture(call, 'selfie', call.files));

  route('beginKyc', async (call) => {
    const { code } = call.merchant;
    const provider = await identityProviderOf(house, code);
    // One whose keys do not open is no reason to have our own people look.
    if (provider === undefined && (await hasIdentityProvider(db, code))) {
      throw new Refusal('provider.unavailable');
    }
    const returnUrl = `${siteOrigin(call.merchant, call.request)}${linkedPages.identity}`;
    const url = await beginCheck(house, { ...whose(call), provider, returnUrl });
    return { ...(await standing(call)), ...(url !== undefined && { url }) };
  });
}
