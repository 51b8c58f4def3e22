import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { Message } from '@livery/ui/message';
import { TextField } from '@livery/ui/text-field';
import { errorText } from '#kernel/http/error-text.ts';
import { removePasskey, renamePasskey, type Passkey } from '../api/passkeys.ts';
import * as css from './passkeys.css.ts';

const longestName = 40;

export interface EditPasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
  /** It is called otherwise now, or gone. */
  readonly onChange: () => void;
}

/** Another name for a passkey, or its end. */
export function EditPasskey({ passkey, onClose, onChange }: EditPasskeyProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(passkey.name);
  const field = useRef<HTMLInputElement>(null);
  const written = name.trim();
  const done = (): void => {
    onChange();
    onClose();
  };
  const renaming = useMutation({
    mutationFn: () => renamePasskey(passkey.id, written),
    onSuccess: done,
  });
  const removing = useMutation({ mutationFn: () => removePasskey(passkey.id), onSuccess: done });
  const busy = renaming.isPending || removing.isPending;
  const error = renaming.error ?? removing.error;

  const save = (): void => {
    if (busy) return;
    if (written === '') field.current?.focus();
    else if (written === passkey.name) onClose();
    else renaming.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('flag.PASSKEY3.edit')}
      actions={
        <>
          <Button
            variant="secondary"
            size="medium"
            tone="danger"
            loading={removing.isPending}
            onClick={() => {
              if (!busy) removing.mutate();
            }}
          >
            {t('flag.PASSKEY3.remove')}
          </Button>
          <Button size="medium" loading={renaming.isPending} onClick={save}>
            {t('flag.PASSKEY3.save')}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        {error ? <Message tone="danger">{errorText(error, t)}</Message> : null}
        <TextField
          ref={field}
          label={t('flag.PASSKEY3.name')}
          maxLength={longestName}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={written === '' ? t('flag.PASSKEY3.nameless') : undefined}
        />
      </div>
    </Dialog>
  );
}
