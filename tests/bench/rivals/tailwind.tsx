import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import './tailwind.css';
import { games, swapMode, type Game } from './page.ts';
import { useOffer } from './use-offer.ts';

const tone = {
  New: 'bg-emerald-600 text-white dark:bg-emerald-300 dark:text-emerald-950',
  Hot: 'bg-amber-600 text-white dark:bg-amber-300 dark:text-amber-950',
} as const;

function Tile({ game }: { game: Game }) {
  return (
    <button
      type="button"
      className="relative block w-full text-start text-indigo-950 transition-transform duration-75 active:scale-97 focus-visible:outline-2 focus-visible:outline-indigo-700 dark:text-indigo-50 dark:focus-visible:outline-indigo-300"
    >
      <span className="relative block">
        <span className="relative grid aspect-3/4 overflow-hidden rounded-2xl bg-indigo-100 shadow-md ring-1 ring-black/10 dark:bg-indigo-950 dark:shadow-indigo-500/40 dark:ring-white/10">
          <img
            className="col-start-1 row-start-1 h-full w-full object-cover"
            src={game.src}
            alt=""
            width={300}
            height={400}
            loading="lazy"
            decoding="async"
          />
        </span>
      </span>
      <span className="sr-only">
        <span className="block truncate text-sm font-semibold">{game.name}</span>
        <span className="block truncate text-xs text-slate-600 dark:text-slate-300">
          {game.vendor}
        </span>
      </span>
      {game.tag || game.favourite ? (
        <span className="pointer-events-none absolute inset-x-1.5 top-1.5 flex items-start gap-1">
          {game.tag ? (
            <span className={`rounded-lg px-1.5 text-xs leading-5 font-semibold ${tone[game.tag]}`}>
              {game.tag}
            </span>
          ) : null}
          {game.favourite ? (
            <span className="ms-auto grid size-6 place-items-center rounded-lg bg-slate-950/70 text-indigo-100">
              <svg width="14" height="14" viewBox="0 0 24 24" aria-label="Favourite" role="img">
                <path fill="currentColor" d="M12 21 3 12a5.5 5.5 0 0 1 9-6 5.5 5.5 0 0 1 9 6z" />
              </svg>
            </span>
          ) : null}
        </span>
      ) : null}
    </button>
  );
}

function App() {
  const [shown, show] = useState<readonly Game[]>([]);
  useOffer({ mount: (count) => flushSync(() => show(games(count))), swap: swapMode });
  return (
    <div className="min-h-dvh bg-indigo-50 text-indigo-950 dark:bg-slate-950 dark:text-indigo-50">
      <div className="mx-auto max-w-120">
        <header className="sticky top-0 z-10 flex h-16 items-center gap-3 bg-indigo-50 px-4 dark:bg-slate-950">
          <button type="button" aria-label="Menu" className="grid size-11 place-items-center">
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
              <path stroke="currentColor" strokeWidth="2" d="M3 6h18M3 12h18M3 18h18" />
            </svg>
          </button>
          <span className="text-lg font-bold">bench</span>
        </header>
        <main>
          <h2 className="px-4 pt-4 text-lg font-semibold">Games</h2>
          <ul className="grid grid-cols-3 gap-3 px-4 py-3" aria-label="Games">
            {shown.map((game) => (
              <li key={game.id}>
                <Tile game={game} />
              </li>
            ))}
          </ul>
        </main>
      </div>
    </div>
  );
}

const host = document.querySelector('#root');
if (host) createRoot(host).render(<App />);
