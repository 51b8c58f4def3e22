import { createRoot } from 'react-dom/client';
import { memberInfoQuery } from '#chapters/member';
import { depositMethodsQuery, vendorWalletsQuery, walletQuery } from '#chapters/cashier';
import { createQueries } from '@livery/web/http/queries';
import { provideCatalogues } from '#kernel/i18n/catalogues.ts';
import { createTexts } from '#kernel/i18n/i18n.ts';
import { provideRoutes } from '#kernel/routing/table.ts';
import { loadIcons } from '#templates/icons';
import { routes } from '../routes/list.ts';
import { catalogues } from './catalogues.ts';
import type { PictureOrder } from './page/order.ts';
import { pieces, type DrawnPiece } from './pieces/list.ts';
import * as css from './pieces/pieces.css.ts';
import { member, payMethods } from './samples.ts';
import { Surroundings } from './surroundings.tsx';

/** What a member has, as if the platform had said it. */
function filledQueries() {
  const queries = createQueries();
  const { userName } = member;
  const money = {
    sumBalance: '12480.50',
    currency: 'PHP',
    cash: '12480.50',
    bonus: '0.00',
    locked: '0.00',
    playable: '12480.50',
  };
  queries.setQueryData(walletQuery(userName).queryKey, money);
  queries.setQueryData(depositMethodsQuery(userName).queryKey, {
    methods: payMethods,
    prompt: false,
  });
  queries.setQueryData(vendorWalletsQuery(userName).queryKey, { ...money, wallets: [] });
  queries.setQueryData(memberInfoQuery(userName).queryKey, {
    id: '4821 0055',
    account: userName,
    nickname: 'Marisol',
    clubLabel: { labelName: 'VIP 3' },
    headIcon: '',
    type: 0,
    vip: 3,
    currency: 'PHP',
    kyc: { level: 0, status: 'none' },
    mobileVerified: true,
    emailVerified: true,
  });
  return queries;
}

/** One piece of the site in a document of its own, with what it stands among and no platform. */
export async function drawPicture({
  merchant,
  catalogue,
  piece,
  drawn,
}: PictureOrder): Promise<void> {
  // Nobody answers here, and nobody is to be asked.
  globalThis.fetch = () => Promise.reject(new TypeError('A picture has no platform.'));
  provideCatalogues(catalogues);
  provideRoutes(routes);
  const texts = await createTexts(merchant, merchant.languages[0]?.code ?? 'EN');
  const icons = await loadIcons();
  const { Drawn, screen, edgeToEdge }: DrawnPiece = pieces[piece];
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(
    <Surroundings {...{ merchant, texts, icons, catalogue }} queries={filledQueries()}>
      <main
        className={css.picture}
        data-screen={screen ? '' : undefined}
        data-edge-to-edge={edgeToEdge ? '' : undefined}
      >
        <Drawn />
      </main>
    </Surroundings>,
  );
  // The first height is that of an empty element.
  new ResizeObserver(() => {
    if (root.scrollHeight > 0) drawn(root.scrollHeight);
  }).observe(root);
}
