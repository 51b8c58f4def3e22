import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { proofOf, signByPasskey, webauthn } from '#kernel/forms/proof/by-passkey.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { fitting, objectWith, isText, listOf } from '@livery/web/http/shape';
import { withEntryLock } from '#kernel/session/story/entry-lock.ts';
import { enter } from './login.ts';

export type Passkey = Reply<'passkeys'>['list'][number];

export const passkeysQuery = (userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, 'passkeys'),
    queryFn: async ({ signal }) =>
      fitting(
        await call('passkeys', {}, { signal }),
        objectWith({ list: listOf(objectWith({ id: isText, name: isText })) }),
      ),
  });

export async function addPasskey(): Promise<Passkey> {
  const [optionsJSON, { startRegistration }] = await Promise.all([
    call('passkeyOptions', {}),
    webauthn(),
  ]);
  const credential = await startRegistration({ optionsJSON });
  return call('addPasskey', { body: { credential: proofOf(credential) } });
}

export const renamePasskey = (id: string, name: string): Promise<null> =>
  call('renamePasskey', { body: { id, name } });

export const removePasskey = (id: string): Promise<null> => call('removePasskey', { body: { id } });

/** The session is open when this returns who it is, and which passkey of this device it was. */
export async function enterByPasskey(
  merchantCode: string,
): Promise<{ readonly userName: string; readonly id: string | undefined }> {
  const credential = await signByPasskey();
  const body = { credential: proofOf(credential) };
  const userName = await withEntryLock(async () =>
    enter(await call('passkeyLogin', { body }), merchantCode),
  );
  // A phone beside this device may have answered for it.
  const isHere = credential.authenticatorAttachment !== 'cross-platform';
  return { userName, id: isHere ? credential.id : undefined };
}
