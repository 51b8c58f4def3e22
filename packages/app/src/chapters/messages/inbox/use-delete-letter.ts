import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useToast } from '@livery/ui/toast';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Letter } from '../api/inbox.ts';
import { askAgain, changeLetters, countUnread } from './letter-lists.ts';
import { bringBack, undoWindow, putAway, watchLeaving } from './put-away.ts';

/** Hides a letter at once, deletes it when it can no longer be had back, and shows it again where that fails. */
export function useDeleteLetter(userName: string): (letter: Letter) => void {
  const queries = useQueryClient();
  const toast = useToast();
  const { t } = useTranslation();
  useEffect(watchLeaving, []);
  const finish = async ({ id }: Letter, shown: number): Promise<void> => {
    toast.dismiss(shown);
    try {
      await call('deleteInbox', { query: { ids: id } });
      changeLetters(queries, userName, (letters) => letters.filter((one) => one.id !== id));
    } catch (error) {
      toast.show({ tone: 'danger', text: errorText(error, t) });
    }
    bringBack(id);
    askAgain(queries, userName);
  };
  return (letter) => {
    const undo = (): void => {
      if (bringBack(letter.id) && !letter.read) countUnread(queries, userName, 1);
    };
    let shown = 0;
    if (!putAway(letter.id, () => void finish(letter, shown))) return;
    if (!letter.read) countUnread(queries, userName, -1);
    shown = toast.show({
      text: t('inbox.deleted'),
      action: { label: t('common.undo'), onSelect: undo },
      duration: undoWindow,
    });
  };
}
