import { useState } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Switch } from '../../forms/switch/switch.tsx';
import { List, ListRow } from '../../layout/list-row/list-row.tsx';
import { Sheet, type SheetProps } from '../../overlays/sheet/sheet.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import type { ConsentCategory, ConsentLabels } from './consent.ts';

interface ConsentSheetProps extends Pick<SheetProps, 'open' | 'onClose' | 'title'> {
  categories: readonly ConsentCategory[];
  labels: ConsentLabels;
  onSave: (allowed: readonly string[]) => void;
}

/** A switch for each thing that can be allowed, all of them off at first. */
export function ConsentSheet({ categories, labels, onSave, ...sheet }: ConsentSheetProps) {
  const [on, setOn] = useState<ReadonlySet<string>>(new Set());
  const turn = (key: string, allowed: boolean): void => {
    const next = new Set(on);
    if (allowed) next.add(key);
    else next.delete(key);
    setOn(next);
  };
  const allowed = categories.filter(({ key, required }) => required || on.has(key));
  return (
    <Sheet {...sheet}>
      <Stack gap="l">
        <List>
          {categories.map(({ key, label, description, required }) =>
            required ? (
              <ListRow key={key} label={label} description={description} value={labels.required} />
            ) : (
              <Switch
                key={key}
                label={label}
                description={description}
                checked={on.has(key)}
                onChange={({ currentTarget }) => turn(key, currentTarget.checked)}
              />
            ),
          )}
        </List>
        <Button full onClick={() => onSave(allowed.map(({ key }) => key))}>
          {labels.save}
        </Button>
      </Stack>
    </Sheet>
  );
}
