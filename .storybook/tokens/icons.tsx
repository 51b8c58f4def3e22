import { useState } from 'react';

import { copyText } from '../../packages/ui/src/actions/copy-button/copy-text.ts';
import { useToast } from '../../packages/ui/src/feedback/toast/index.ts';
import { SearchField } from '../../packages/ui/src/forms/search-field/index.ts';
import { Icon, iconNames } from '../../packages/ui/src/foundations/icon/index.ts';
import { TokenPage, useChosen } from './chosen.tsx';
import * as css from './pages.css.ts';

/** The whole set, to be searched; a press copies a name. */
export function IconsPage() {
  const { merchant } = useChosen();
  const toast = useToast();
  const [asked, setAsked] = useState('');
  const shown = iconNames.filter((name) => name.includes(asked.trim().toLowerCase()));
  const copy = async (name: string, near: Element): Promise<void> => {
    const isCopied = await copyText(name, near);
    toast.show({ text: isCopied ? `“${name}” is copied.` : `Copy “${name}” by hand.` });
  };
  return (
    <TokenPage
      title="Icons"
      lead={`${iconNames.length} glyphs, each by the name of what it means. ${merchant.name} draws them from the set “${merchant.template.icons}”; a press copies the name.`}
    >
      <div className={css.search}>
        <SearchField
          label="Search the names of icons"
          value={asked}
          onChange={(event) => setAsked(event.currentTarget.value)}
          onSearch={setAsked}
        />
      </div>
      <ul className={css.icons} translate="no">
        {shown.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={css.icon}
              onClick={({ currentTarget }) => void copy(name, currentTarget)}
            >
              <Icon name={name} size={28} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </TokenPage>
  );
}
